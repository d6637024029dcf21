import type { TrikeSetup, TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Features } from '../../search/features'
import { Region } from './region'

/**
 * The weights of the features for the side to move, fitted by logistic regression to 3,200 solved positions of the
 * triangles of seven and nine (73 % predicted correctly).
 */
export const weights = {
  /** Being to move. */
  turn: 65,
  /** Cells the pawn can go to. */
  mobility: 30,
  /** Own checkers minus the opponent's beside each cell on which the pawn can still be trapped. */
  tilt: 23,
  /** Cells on which trapping the pawn surely wins for the mover, minus those that surely win for the opponent. */
  traps: 95,
}

/** The features of the positions of a setup: see `weights`. */
export function features(setup: TrikeSetup): Features<TrikeState> {
  const region = new Region(setup)
  return (s, out) => {
    region.update(s)
    writeFeatures(region, out)
  }
}

/** Writes the features of a region that has been updated. */
export function writeFeatures(region: Region, out: Int32Array): void {
  out[0] = 1
  out[1] = region.mobility
  out[2] = region.tilt
  out[3] = region.good - region.bad
}
