import type { Puzzle } from '@tabuleiro/ai'
import { positionOf, type Match } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import type { PlayView } from '../model/session/playView'
import { isAsked, nextReply, nextShown, type Solving } from '../model/puzzles/solving'
import { formatHint } from './hints'
import { sayMove, type MoveStyle } from './moves'
import { formatColour } from './playerNames'

/** What a puzzle asks for: who is to move, and what can be reached. */
export function formatTask(t: TFunction, gameUi: GameUi, match: Match, { plies }: Puzzle): string {
  const state = positionOf(match, 0)
  const side = t('puzzles.task', { colour: formatColour(t, match, gameUi, state, state.turn) })
  return `${side} ${formatGoal(t, plies)}`
}

function formatGoal(t: TFunction, plies: number): string {
  if (plies === 0) return t('puzzles.gain')
  const count = Math.ceil(plies / 2)
  return count === 1 ? t('puzzles.winNow') : t('puzzles.winIn', { count })
}

/** What is said at this moment of solving a puzzle. */
export function formatSolving(
  t: TFunction,
  gameUi: GameUi,
  view: PlayView,
  solving: Solving,
  start: Match,
  style: MoveStyle,
): string {
  const { puzzle, state, tried, plies, hint, isClean } = solving
  const isShowing = nextShown(solving) !== undefined
  if (state === 'shown') return t(isShowing ? 'puzzles.showing' : 'puzzles.shown')
  if (state === 'wrong') return t('puzzles.wrong', { move: sayMove(t, gameUi, start, tried ?? '', style) })
  if (state === 'solved') {
    if (tried !== undefined)
      return t('puzzles.solvedOther', { move: sayMove(t, gameUi, start, puzzle.solution[plies] ?? '', style) })
    return t(isClean ? 'puzzles.solvedFirst' : 'puzzles.solved')
  }
  if (tried !== undefined) return t('puzzles.judging')
  if (nextReply(solving) !== undefined) return t('puzzles.answering')
  if (hint === 'move' && view.hint && view.hint.step === 'move')
    return t('puzzles.hintMove', { move: sayMove(t, gameUi, view.match, view.hint.hint.move, style) })
  if (hint !== undefined) return formatHint(t, gameUi, view, style)
  return plies > 0 && isAsked(solving) ? t('puzzles.goOn') : formatTask(t, gameUi, view.match, puzzle)
}
