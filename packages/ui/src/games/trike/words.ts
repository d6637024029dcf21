import { games, otherSide, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'
import type { PlayerScore, Subject } from '../game'

type TrikeState = StateOf<'trike'>

/** A player's colour, and the checkers of it under and around the pawn. */
export function score(s: TrikeState, side: Side): PlayerScore {
  const { black, points } = games.trike.facts(s)
  return side === black
    ? { appearance: { kind: 'black', side }, score: points[0] }
    : { appearance: { kind: 'white', side }, score: points[1] }
}

/** A player's colour and points, in words. */
export function playerSummary(t: TFunction, s: TrikeState, side: Side): string {
  return t('trike.summary', { colour: colourWord(t, s, side), count: score(s, side).score })
}

/** What lies on a cell. */
export function describeCell(t: TFunction, _: TrikeState, __: string, pieces: readonly Piece[]): string {
  const checker = pieces.find(piece => piece.kind !== 'pawn')
  if (!checker) return t('cell.empty')
  const colour = checker.kind === 'black' ? t('trike.checker.black') : t('trike.checker.white')
  return pieces.length > 1 ? t('trike.underPawn', { checker: colour }) : colour
}

/** What a move did: who sent the pawn where, placed the first checker or swapped. */
export function describeMove(
  t: TFunction,
  events: readonly GameEvent[],
  s: TrikeState,
  subjectOf: (side: Side) => Subject,
): string {
  const side = otherSide(s.turn)
  const mover = subjectOf(side)
  if (events.some(({ kind }) => kind === 'swapped'))
    return t('trike.event.swapped', { ...mover, colour: colourWord(t, s, side) })
  const moved = events.find(event => event.kind === 'moved')
  const placed = events.find(event => event.kind === 'placed')
  if (!moved) return t('trike.event.placed', { ...mover, at: placed?.at ?? '' })
  const isTrapped = events.some(({ kind }) => kind === 'trapped')
  return t(isTrapped ? 'trike.event.trapped' : 'trike.event.moved', { ...mover, to: moved.to })
}

/** What the player to move has to do: a move is one tap. */
export function nextStep(t: TFunction, s: TrikeState): string {
  return t(s.stones === 0 ? 'trike.next.first' : 'trike.next.move')
}

/** Few ways left: the trap is near, and the checkers around the pawn will decide. */
export function coach(t: TFunction, s: TrikeState): string {
  const { freedom, pawn } = games.trike.facts(s)
  return pawn !== undefined && freedom <= NEARLY_TRAPPED ? t('trike.coach', { count: freedom }) : ''
}

/** From so few free cells beside the pawn on, a coach warns of the trap. */
const NEARLY_TRAPPED = 2

function colourWord(t: TFunction, s: TrikeState, side: Side): string {
  const { kind } = score(s, side).appearance
  return sayOfGame(t, 'trike', ['colour', kind])
}
