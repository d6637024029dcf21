import { openPuzzle, retiredPuzzles, type Puzzle } from '@tabuleiro/ai'
import { gameOf, type GameId } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useEveryPuzzle, useToday } from '../../app/usePuzzles'
import { AppText } from '../../components/AppText'
import { Notice } from '../../components/Notice'
import { puzzleOfDay, TODAY } from '../../model/puzzles/day'
import type { MatchSession } from '../../model/session/session'
import { useTitle } from '../../platform/useTitle'
import { PracticeFrame } from '../practice/PracticeFrame'
import { PracticeScreen } from '../practice/PracticeScreen'
import { useAfterMove } from '../practice/useReply'
import { PuzzleButtons } from './PuzzleButtons'
import { PuzzleSheet } from './PuzzleSheet'
import { PuzzlesFailed, PuzzlesLoading } from './PuzzlesLoading'
import { PuzzleWords } from './PuzzleWords'
import { usePuzzle } from './usePuzzle'

interface PuzzleScreenProps {
  readonly game: GameId
  /** The id in the address, which may be unknown. */
  readonly id: string
  /** Whether the missed ones are repeated. */
  readonly again: boolean
}

/** One puzzle, by its address. */
export function PuzzleScreen({ game, id, again }: PuzzleScreenProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const puzzles = useEveryPuzzle(game)
  // A puzzle of the day that is open at midnight stays.
  const [opened] = useState(useToday())
  if (puzzles.state === 'loading') return <PuzzlesLoading />
  if (puzzles.state === 'failed') return <PuzzlesFailed retry={puzzles.retry} />
  const offered = puzzles.value.filter(one => !retiredPuzzles.has(one.id))
  const puzzle = id === TODAY ? puzzleOfDay(offered, opened) : puzzles.value.find(one => one.id === id)
  // The rules have the last word on the data: every move is replayed before the puzzle is shown.
  if (puzzle && openPuzzle(puzzle, puzzle.solution.length).ok)
    return <Solve puzzle={puzzle} puzzles={offered} again={again} />
  const action = {
    label: t('puzzles.title'),
    onPress: () => navigator.open({ to: 'puzzles', game }, { replace: true }),
  }
  return <Notice title={t('puzzles.unknown')} action={action} />
}

interface SolveProps {
  readonly puzzle: Puzzle
  readonly puzzles: readonly Puzzle[]
  readonly again: boolean
}

function Solve({ puzzle, puzzles, again }: SolveProps) {
  const { t } = useTranslation()
  const { navigator, progress } = useApp()
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const { game, id, grade } = puzzle
  const run = usePuzzle(puzzle, () => {
    if (puzzleOfDay(puzzles, today)?.id === id) progress.noteDay(game, today)
  })
  const title = t('puzzles.titleOf', { game: gameOf(game).name })
  useTitle(t('app.title', { page: title }))
  return (
    <PracticeScreen
      session={run.session}
      testID="puzzle"
      data={{ puzzle: id, grade: String(grade), state: run.solving.state }}
    >
      {run.due !== undefined && (
        <DueMove key={run.session.getState().match.plies.length} session={run.session} onDue={run.playDue} />
      )}
      <PracticeFrame
        title={title}
        progress={
          <AppText size="tiny" tone="inkSoft">
            {t('puzzles.grade', { grade })}
          </AppText>
        }
        leaveId="puzzle-leave"
        onLeave={() => navigator.back()}
        buttons={<PuzzleButtons run={run} puzzles={puzzles} again={again} onMore={() => setOpen(true)} />}
      >
        <PuzzleWords run={run} />
      </PracticeFrame>
      {isOpen && <PuzzleSheet puzzle={puzzle} onClose={() => setOpen(false)} />}
    </PracticeScreen>
  )
}

/** Plays a move of the screen once the last one has come to rest. */
function DueMove({ session, onDue }: { readonly session: MatchSession; readonly onDue: () => void }) {
  useAfterMove(session, true, 0, onDue)
  return null
}
