import { moveList, otherSide, type Line, type Move, type MoveList, type Side } from '@tabuleiro/engine'
import {
  BLACK,
  CLOSED,
  fromOf,
  OBSTACLE,
  STRENGTH,
  toOf,
  victimOf,
  WHITE,
  type ThreeDragonsState,
} from '@tabuleiro/engine/games/three-dragons/internals'
import type { Bots } from '../gameAi'
import type { players } from './players'
import { dangerAt, createSidePieces, collectPieces, SAFE } from './sidePieces'

type DragonLine = Line<ThreeDragonsState>

/** The computer players of the reports (rules 10). A lower class scores higher. */
export const bots: Bots<typeof players, ThreeDragonsState> = {
  'level-1': () => (line, _move, before) => lead(line, before.turn),
  'level-2': s => {
    const list = moveList(s.setup)
    return line => leadAfterReply(line, s.turn, list)
  },
  medium: () => (line, move, before) => -mediumClass(before, move, line.state),
  hard: () => (line, move, before) => -hardClass(before, move, line.state),
}

/** More than any lead in pieces. */
const DECIDED = 1000

/** The evaluation of the first report: the lead in pieces, whatever their strength. */
function lead({ state }: DragonLine, side: Side): number {
  const whites = state.whites - state.blacks
  return side === 0 ? whites : -whites
}

/** The lead after the best reply; a finished game counts as decided. */
function leadAfterReply(line: DragonLine, side: Side, list: MoveList): number {
  if (line.outcome() !== 'playing') return settledLead(line, side)
  line.moves(list)
  let least = DECIDED
  for (let i = 0; i < list.size && least > -DECIDED; i++) {
    line.push(list.at[i])
    least = Math.min(least, settledLead(line, side))
    line.pop()
  }
  return least
}

function settledLead(line: DragonLine, side: Side): number {
  const outcome = line.outcome()
  if (outcome === 'playing') return lead(line, side)
  if (outcome === 'draw') return 0
  return (outcome === 'first') === (side === 0) ? DECIDED : -DECIDED
}

const MEDIUM_REST = 4
const HARD_REST = 7

/** The class of a move: waking, custodial capture, capture by strength, any other. */
function mediumClass(before: ThreeDragonsState, move: Move, after: ThreeDragonsState): number {
  const own = before.turn === 0 ? after.whites - before.whites : after.blacks - before.blacks
  const taken = before.turn === 0 ? before.blacks - after.blacks : before.whites - after.whites
  if (own > 0) return 1
  if (taken > (victimOf(move) === 0 ? 0 : 1)) return 2
  return taken > 0 ? 3 : MEDIUM_REST
}

/** The class of a move: as medium, then a safe threat, an escape, a safe approach to a cave, any other. */
function hardClass(before: ThreeDragonsState, move: Move, after: ThreeDragonsState): number {
  const tactical = mediumClass(before, move, after)
  if (tactical < MEDIUM_REST) return tactical
  const { turn } = before
  if (!isSafe(after, toOf(move), turn)) return HARD_REST
  if (couldCapture(after, toOf(move), turn)) return 4
  if (!isSafe(before, fromOf(move), turn)) return 5
  return isBesideCave(after, toOf(move)) && !isBesideCave(before, fromOf(move)) ? 6 : HARD_REST
}

/** Whether the enemy could not capture the piece of `side` on this square, by strength or by custody (rules 10). */
function isSafe(s: ThreeDragonsState, at: number, side: Side): boolean {
  const enemy = createSidePieces(s.setup.size)
  collectPieces(s, otherSide(side), enemy)
  return dangerAt(s.cells, at, s.setup.stride, side, s.cells[at] & STRENGTH, enemy.reach) === SAFE
}

/** Whether the piece of `side` on this square could capture if it moved again on the same board. */
function couldCapture(s: ThreeDragonsState, at: number, side: Side): boolean {
  for (const step of s.setup.directions)
    for (let to = at + step; s.cells[to] === 0; to += step) if (capturesFrom(s, at, to, side)) return true
  return false
}

function capturesFrom({ cells, setup }: ThreeDragonsState, at: number, to: number, side: Side): boolean {
  const anvil = OBSTACLE | (WHITE << side)
  const strength = cells[at] & STRENGTH
  return setup.directions.some(step => {
    const beside = cells[to + step]
    if ((beside & (BLACK >> side)) === 0) return false
    return (cells[to + 2 * step] & anvil) !== 0 || (beside & STRENGTH) < strength
  })
}

function isBesideCave({ cells, setup }: ThreeDragonsState, square: number): boolean {
  return setup.directions.some(step => cells[square + step] === CLOSED)
}
