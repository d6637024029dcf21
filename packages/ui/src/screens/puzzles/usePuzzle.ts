import type { Puzzle } from '@tabuleiro/ai'
import { expectOk, playMove, positionOf, readMove, rulesOf, seenAt, type Match } from '@tabuleiro/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useStableCallback } from '../../components/useStableCallback'
import { practiceMatch, putBack, watchPersonMoves, type PersonMove } from '../../model/practice/practiceMatch'
import { hintFor } from '../../model/puzzles/hint'
import { judgeMove } from '../../model/puzzles/judgeMove'
import {
  isAsked,
  judgeTried,
  makeMove,
  makeReply,
  nextReply,
  nextShown,
  resultOfSolving,
  showSolution,
  startSolving,
  stepShown,
  takeHint,
  tryAgain,
  type Solving,
  type Verdict,
} from '../../model/puzzles/solving'
import { createMatchSession, type MatchSession } from '../../model/session/session'

/** A puzzle on the screen, and what can be done with it. */
export interface PuzzleRun {
  readonly session: MatchSession
  readonly solving: Solving
  /** The match in which the present move is asked for. */
  readonly asked: Match
  /** The move that the screen plays next: an answer, a refutation, a move of the solution. */
  readonly due: string | undefined
  /** Plays it. */
  readonly playDue: () => void
  readonly hint: () => void
  readonly show: () => void
  readonly again: () => void
}

/**
 * Runs a puzzle: judges the person's moves, answers right ones, refutes wrong ones and notes the result. `onSolved` is
 * called when it is solved.
 */
export function usePuzzle(puzzle: Puzzle, onSolved: () => void): PuzzleRun {
  const { t } = useTranslation()
  const { progress } = useApp()
  const [start] = useState(() => expectOk(practiceMatch({ ...puzzle, otherName: t('puzzles.other') })))
  const [solving, setSolving] = useState(() => startSolving(puzzle))
  const [refuted, setRefuted] = useState(0)
  const session = useGuardedSession(start, isAsked(solving))
  const asked = () => lineOf(start, puzzle, solving.plies)
  const change = (next: Solving) => {
    setSolving(next)
    const result = resultOfSolving(next)
    if (result === undefined || result === resultOfSolving(solving)) return
    progress.notePuzzle(puzzle.game, puzzle.id, result)
    if (next.state === 'solved') onSolved()
  }
  const onMove = useStableCallback(({ move }: PersonMove) => {
    if (isAsked(solving)) change(makeMove(solving, move))
  })
  useEffect(() => watchPersonMoves(session, onMove), [session, onMove])
  useJudge(session, solving, change)
  const due =
    nextReply(solving) ?? nextShown(solving) ?? (solving.state === 'wrong' ? solving.refutation[refuted] : undefined)
  const playDue = () => {
    if (due === undefined) return
    putBack(session, afterMove(session.getState().match, due))
    if (solving.state === 'wrong') setRefuted(refuted + 1)
    else change(solving.state === 'shown' ? stepShown(solving) : makeReply(solving))
  }
  const stand = (next: Solving) => {
    putBack(session, lineOf(start, puzzle, next.plies))
    setRefuted(0)
    change(next)
  }
  return {
    session,
    solving,
    asked: asked(),
    due,
    playDue,
    hint: () => {
      const next = takeHint(solving)
      const found = hintFor(asked(), puzzle, next.plies)
      if (found) session.showHint({ step: next.hint === 'place' ? 'place' : 'move', hint: found })
      change(next)
    },
    show: () => stand(showSolution(solving)),
    again: () => stand(tryAgain(solving)),
  }
}

/** A session that takes a person's moves only while it is open. */
function useGuardedSession(start: Match, isOpen: boolean): MatchSession {
  const open = useRef(isOpen)
  useEffect(() => {
    open.current = isOpen
  }, [isOpen])
  const [session] = useState(() => {
    const plain = createMatchSession(start)
    const guard =
      <A extends readonly unknown[]>(act: (...args: A) => void) =>
      (...args: A) => {
        if (open.current) act(...args)
      }
    return { ...plain, tap: guard(plain.tap), choose: guard(plain.choose), confirm: guard(plain.confirm) }
  })
  return session
}

/** Asks the computer about a move that was not asked for. */
function useJudge(session: MatchSession, solving: Solving, change: (next: Solving) => void): void {
  const { thinker } = useApp()
  const isTried = solving.tried !== undefined && solving.state === 'asking'
  const settle = useStableCallback((verdict: Verdict) => change(judgeTried(solving, verdict)))
  useEffect(() => {
    if (!isTried) return
    let isCurrent = true
    const { match } = session.getState()
    const side = positionOf(match, match.plies.length - 1).turn
    void judgeMove(match, side, thinker).then(verdict => {
      if (isCurrent && verdict) settle(verdict)
    })
    return () => {
      isCurrent = false
      thinker.cancel()
    }
  }, [session, thinker, isTried, settle])
}

/** The match after so many plies of the solution. */
function lineOf(start: Match, { solution }: Puzzle, plies: number): Match {
  return solution.slice(0, plies).reduce(afterMove, start)
}

function afterMove(match: Match, text: string): Match {
  const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
  return move.ok ? expectOk(playMove(match, move.value)) : match
}
