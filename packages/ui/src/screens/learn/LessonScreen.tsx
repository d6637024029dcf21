import { gameOf, positionOf, rulesOf, type GameId, type Match } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import type { Course } from '../../games/lessons'
import { pickLanguage } from '../../i18n/languages'
import type { Lesson } from '../../model/lessons/lesson'
import { acceptedMoves, stepMatch } from '../../model/lessons/steps'
import type { Mark } from '../../model/session/marks'
import { useTitle } from '../../platform/useTitle'
import { sayWrongMove } from '../../words/lessons'
import { PracticeFrame } from '../practice/PracticeFrame'
import { PracticeScreen } from '../practice/PracticeScreen'
import { ExploreHere } from '../explore/ExploreHere'
import { LessonButtons } from './LessonButtons'
import { LessonWords } from './LessonWords'
import { StepMeter } from './StepMeter'
import { useLesson, type LessonRun } from './useLesson'

interface LessonScreenProps {
  readonly game: GameId
  readonly course: Course
  readonly lesson: Lesson
}

/** One lesson: a board, what to do on it, and what was learnt. */
export function LessonScreen({ game, course, lesson }: LessonScreenProps) {
  const { t, i18n } = useTranslation()
  const { navigator } = useApp()
  const texts = course.texts[pickLanguage([i18n.language])]
  const words = texts.lessons[lesson.id]
  const explain: Parameters<typeof useLesson>[2] = (made, step) => {
    const stepWords = words?.steps[step]
    return stepWords ? sayWrongMove(t, texts, stepWords, made) : ''
  }
  const run = useLesson(game, lesson, explain)
  const pointers = usePointers(game, lesson, run)
  const title = words?.title ?? lesson.id
  useTitle(t('app.title', { page: `${title} · ${gameOf(game).name}` }))
  const { step, state } = run
  const count = lesson.steps.length
  const following = course.lessons[course.lessons.findIndex(({ id }) => id === lesson.id) + 1]
  return (
    <PracticeScreen
      session={run.session}
      pointers={pointers}
      testID="lesson"
      data={{ lesson: lesson.id, step: String(step + 1), steps: String(count), state }}
    >
      <PracticeFrame
        title={title}
        progress={<StepMeter step={step} count={count} isDone={state === 'done'} />}
        leaveId="lesson-leave"
        onLeave={() => navigator.back()}
        buttons={<LessonButtons game={game} run={run} isLast={step + 1 === count} following={following?.id} />}
      >
        <LessonWords
          run={run}
          ask={words?.steps[step]?.ask ?? ''}
          right={words?.steps[step]?.right ?? ''}
          wrong={run.made && state === 'wrong' ? explain(run.made, step) : ''}
          title={title}
          following={following && (texts.lessons[following.id]?.title ?? following.id)}
        />
        {state !== 'asking' && <ExploreHere match={stepBegin(game, lesson, step)} />}
      </PracticeFrame>
    </PracticeScreen>
  )
}

/** The position that a step asks about; after the last one, that of the last. */
function stepBegin(game: GameId, lesson: Lesson, step: number): Match {
  const asked = lesson.steps[Math.min(step, lesson.steps.length - 1)]
  if (!asked) throw new Error('a lesson without steps')
  return stepMatch(game, lesson, asked)
}

/** How often a step may go wrong before the move is pointed out. */
const TRIES_BEFORE_HELP = 2

/** What the lesson points at while it asks: its own cells and, after some wrong tries, where an accepted move goes. */
function usePointers(game: GameId, lesson: Lesson, { step, state, misses }: LessonRun): readonly Mark[] {
  const asked = lesson.steps[step]
  const isHelped = misses >= TRIES_BEFORE_HELP
  return useMemo(() => {
    if (state !== 'asking' || !asked) return []
    if (!isHelped) return asked.points ? [{ kind: 'hint', cells: asked.points }] : []
    const match = stepMatch(game, lesson, asked)
    const [first] = acceptedMoves(match, asked)
    return first ? [{ kind: 'hint', cells: rulesOf(match).taps(positionOf(match), first.move) }] : []
  }, [game, lesson, asked, state, isHelped])
}
