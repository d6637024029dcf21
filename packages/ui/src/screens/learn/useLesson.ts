import { positionOf, type GameId, type Match } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useStableCallback } from '../../components/useStableCallback'
import { lessonProgress } from '../../model/progress/progress'
import type { Lesson, LessonStep } from '../../model/lessons/lesson'
import { isFulfilled, replyTo, stepMatch } from '../../model/lessons/steps'
import { putBack, watchPersonMoves, withPerson, type PersonMove } from '../../model/practice/practiceMatch'
import { createMatchSession, type MatchSession } from '../../model/session/session'
import { useAfterMove, useReply } from '../practice/useReply'

/** Where a person is in a lesson. */
interface Place {
  /** From 0. */
  readonly step: number
  readonly state: 'asking' | 'right' | 'wrong' | 'done'
  /** The move that was right or wrong. */
  readonly made: PersonMove | undefined
  /** How often this step went wrong. */
  readonly misses: number
}

/** A lesson on the screen, and what can be done with it. */
export interface LessonRun extends Place {
  readonly session: MatchSession
  /** Puts the step back; after the last step, begins the lesson anew. */
  readonly again: () => void
  /** Goes to the next step, or to the end. */
  readonly next: () => void
}

/** Milliseconds for which a wrong move stays on the board, for so many letters of its explanation. */
export function readingMillis(letters: number): number {
  return 2_500 + 55 * letters
}

/**
 * Runs a lesson: it is resumed at its step, which is kept. A right move is answered; a wrong one stays for a while,
 * then the step stands again. `explain` gives the words for a wrong move.
 */
export function useLesson(
  game: GameId,
  lesson: Lesson,
  explain: (made: PersonMove, step: number) => string,
): LessonRun {
  const { progress } = useApp()
  const start = useStepMatch(game, lesson)
  const [place, setPlace] = useState<Place>(() =>
    at(firstStep(lesson, lessonProgress(progress.get(), game, lesson.id).steps)),
  )
  const [session] = useState(() => createMatchSession(start(place.step)))
  const { step, state, made } = place
  const count = lesson.steps.length
  const onMove = useStableCallback((move: PersonMove) => {
    const asked = lesson.steps[step]
    if (state !== 'asking' || !asked) return
    const isRight = isRightMove(start(step), asked, move)
    setPlace({ ...place, state: isRight ? 'right' : 'wrong', made: move, misses: place.misses + (isRight ? 0 : 1) })
    if (isRight && step + 1 < count) progress.reachStep(game, lesson.id, step + 1)
    else if (isRight) progress.finishLesson(game, lesson.id)
  })
  useEffect(() => watchPersonMoves(session, onMove), [session, onMove])
  const standAgain = useStableCallback(() => {
    putBack(session, start(step))
    setPlace({ ...place, state: 'asking', made: undefined })
  })
  useAnswers(session, lesson.steps[step], place)
  const wrong = state === 'wrong' && made ? explain(made, step) : ''
  useAfterMove(session, state === 'wrong', readingMillis(wrong.length), standAgain)
  const goTo = (to: number) => {
    putBack(session, start(to))
    setPlace(at(to))
    progress.reachStep(game, lesson.id, to)
  }
  return {
    ...place,
    session,
    again: () => (state === 'done' ? goTo(0) : standAgain()),
    next: () => (step + 1 < count ? goTo(step + 1) : setPlace({ ...place, state: 'done' })),
  }
}

/** The moves of the other side: its answer to a right move, and what a wrong one allows. */
function useAnswers(session: MatchSession, step: LessonStep | undefined, { state, made }: Place): void {
  const [answered, setAnswered] = useState<PersonMove>()
  const answer = answerTo(step, state, made?.move)
  useReply(session, made !== answered ? answer : undefined, () => setAnswered(made))
}

function answerTo(step: LessonStep | undefined, state: Place['state'], move: string | undefined): string | undefined {
  if (!step || move === undefined) return undefined
  if (state === 'right') return replyTo(step, move)
  return state === 'wrong' ? step.refutations?.[move] : undefined
}

/** The match of each step, with the person at the side to move. */
function useStepMatch(game: GameId, lesson: Lesson): (step: number) => Match {
  const { t } = useTranslation()
  const other = t('learn.other')
  const [matches] = useState(() => new Map<number, Match>())
  return step => {
    const known = matches.get(step)
    if (known) return known
    const asked = lesson.steps[step]
    if (!asked) throw new Error(`lesson ${lesson.id} has no step ${step}`)
    const match = withPerson(stepMatch(game, lesson, asked), undefined, other)
    matches.set(step, match)
    return match
  }
}

function isRightMove(before: Match, step: LessonStep, { match }: PersonMove): boolean {
  const ply = match.plies.at(-1)
  return (
    ply !== undefined &&
    positionOf(before) === positionOf(match, match.plies.length - 1) &&
    isFulfilled(before, step, ply.move)
  )
}

/** The step to begin with, after so many that are done. A lesson may have become shorter since. */
function firstStep({ steps }: Lesson, done: number): number {
  return done < steps.length ? done : 0
}

function at(step: number): Place {
  return { step, state: 'asking', made: undefined, misses: 0 }
}
