import type { MoveList } from '@tabuleiro/engine'
import { canMove, toOf, type ClobberSetup, type ClobberState } from '@tabuleiro/engine/games/clobber/internals'
import type { Evaluator } from '../../search/evaluator'
import { weighted, type Features } from '../../search/features'

/**
 * The weights of the features for the side to move. Both players always have the same number of moves, for two
 * neighbours of different colours are a move for either. What differs is how many stones these moves belong to.
 */
export const weights = {
  /** Being to move. */
  tempo: 10,
  /** Stones that can move, own minus the enemy's. */
  movable: 30,
}

/** The features of the positions of a setup: see `weights`. */
export function features(_setup: ClobberSetup): Features<ClobberState> {
  return (s, out) => {
    out[0] = 1
    out[1] = movableLead(s)
  }
}

/** Stones of the side to move that can move, minus those of its enemy. */
export function movableLead(s: ClobberState): number {
  const { cells } = s.setup
  let lead = 0
  for (let i = 0; i < cells.length; i++) {
    const at = cells[i].index
    if (s.cells[at] !== 0 && canMove(s, at)) lead += s.cells[at] === s.turn + 1 ? 1 : -1
  }
  return lead
}

/** Evaluation and move ordering of Clobber, for one setup. */
export function createEvaluator(setup: ClobberSetup): Evaluator<ClobberState> {
  return { evaluate: weighted(weights, features(setup)), scoreMoves }
}

/** Moves that take an enemy with many own stones around it come last: those stones may lose their only neighbour. */
function scoreMoves({ cells, setup, turn }: ClobberState, list: MoveList, scores: Int32Array): void {
  for (let i = 0; i < list.size; i++) {
    const to = toOf(list.at[i])
    scores[i] = 0
    for (let d = 0; d < 4; d++) if (cells[to + setup.directions[d]] === turn + 1) scores[i]--
  }
}
