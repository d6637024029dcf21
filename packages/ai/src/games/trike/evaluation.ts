import type { TrikeSetup, TrikeState } from '@tabuleiro/engine/games/trike/internals'
import type { Features } from '../../search/features'
import { Region } from './region'

/**
 * What a position is worth to the side to move, in hundredths for each unit of a term: made by logistic regression over
 * 3,200 solved positions of the triangles of seven and nine (73 % told right).
 */
export const weights = {
  /** Being to move. */
  turn: 65,
  /** Cells the pawn can go to. */
  mobility: 30,
  /** Own checkers minus the opponent's around each cell the pawn can still be trapped on. */
  tilt: 23,
  /** Cells on which it is decided that the mover wins, minus those where the opponent does. */
  traps: 95,
}

/** The terms in the order of the weights. */
export function features(setup: TrikeSetup): Features<TrikeState> {
  const region = new Region(setup)
  return (s, out) => {
    region.update(s)
    writeFeatures(region, out)
  }
}

/** The same for a region that has been looked at. */
export function writeFeatures(region: Region, out: Int32Array): void {
  out[0] = 1
  out[1] = region.mobility
  out[2] = region.tilt
  out[3] = region.good - region.bad
}
