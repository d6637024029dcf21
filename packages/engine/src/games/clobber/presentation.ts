import type { Evidence, GameEvent, Piece, Place } from '../../core/events'
import type { Move, Presentation, Side } from '../../core/game'
import { fromOf, toOf, type ClobberCell } from './board'
import { canMove, rules, type ClobberState } from './rules'

/** What Clobber counts; pairs are the first player's, then the second's. */
export interface ClobberFacts {
  readonly stones: readonly [number, number]
  /** Stones with an enemy beside them. */
  readonly movable: readonly [number, number]
}

export const presentation: Presentation<ClobberState, ClobberFacts> = { taps, events, pieces, facts, evidence }

const nameOf = (s: ClobberState, cell: number): Place => s.setup.names.get(cell) ?? ''

function taps(s: ClobberState, move: Move): readonly string[] {
  return [nameOf(s, fromOf(move)), nameOf(s, toOf(move))]
}

/** The enemy goes before the stone arrives, so that the cell never holds two. */
function events(before: ClobberState, move: Move): readonly GameEvent[] {
  const [from, to] = taps(before, move)
  return [
    { kind: 'captured', piece: to, at: to },
    { kind: 'moved', piece: from, from, to },
  ]
}

function pieces(s: ClobberState): readonly Piece[] {
  return ([0, 1] as const).flatMap(side =>
    stonesOf(s, side).map(({ name }) => ({ id: name, kind: side === 0 ? 'black' : 'white', at: name, side })),
  )
}

function stonesOf(s: ClobberState, side: Side): readonly ClobberCell[] {
  return s.setup.cells.filter(({ index }) => s.cells[index] === side + 1)
}

function facts(s: ClobberState): ClobberFacts {
  const [first, second] = [stonesOf(s, 0), stonesOf(s, 1)]
  const movable = (stones: readonly ClobberCell[]) => stones.filter(({ index }) => canMove(s, index)).length
  return { stones: [first.length, second.length], movable: [movable(first), movable(second)] }
}

/** The stones of the player who cannot move. */
function evidence(s: ClobberState): readonly Evidence[] {
  if (rules.outcome(s, 1) === 'playing') return []
  return [{ kind: 'stuck', side: s.turn, cells: stonesOf(s, s.turn).map(({ name }) => name) }]
}
