import { ownerOf, type AlliancesSetup, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import type { Features } from '../../search/features'
import { Distances, FENCES, connectionGoal } from './distances'

/**
 * The weights of the features. For each open colour and each player one of `Link1` (a connection needs one more disc)
 * to `Link6` (six or more) is counted, likewise for fences. `LinkBeyond` and `FenceBeyond` count the discs beyond six.
 * `my` is the side to move.
 */
export const weights = {
  /** The right to move. */
  tempo: 15,
  /** Colours won, mine less theirs. */
  colours: 310,
  /** One colour is enough: for me, for them, for both. */
  ahead: 52,
  behind: -19,
  decider: 22,
  myLink1: 278,
  myLink2: 190,
  myLink3: 95,
  myLink4: 47,
  myLink5: 5,
  myLink6: -29,
  myLinkBeyond: -14,
  myFence1: 235,
  myFence2: 102,
  myFence3: 53,
  myFence4: 28,
  myFence5: 14,
  myFence6: 6,
  myFenceBeyond: 1,
  theirLink1: -259,
  theirLink2: -171,
  theirLink3: -84,
  theirLink4: -39,
  theirLink5: 0,
  theirLink6: 26,
  theirLinkBeyond: 13,
  theirFence1: -183,
  theirFence2: -86,
  theirFence3: -43,
  theirFence4: -28,
  theirFence5: -4,
  theirFence6: -5,
  theirFenceBeyond: -4,
}

const FIRST_LINK = 5
const NEAR = 6
const FEATURES_PER_GOAL = NEAR + 1
/** An unreachable goal counts as this far. */
const MAX_DISTANCE = 16

/** Writes the features from distances that were measured for this position. */
export function writeFeatures(s: AlliancesState, { totals }: Distances, out: Int32Array): void {
  const mine = s.turn === s.holderA ? 0 : 1
  let won = 0
  let lost = 0
  out.fill(0)
  for (let colour = 1; colour <= 3; colour++) {
    const owner = ownerOf(s, colour)
    if (owner !== 0) {
      if (owner - 1 === s.turn) won++
      else lost++
      continue
    }
    const my = connectionGoal(mine, colour)
    const their = connectionGoal(1 - mine, colour)
    addDistance(out, FIRST_LINK, totals[my])
    addDistance(out, FIRST_LINK + FEATURES_PER_GOAL, totals[my + FENCES])
    addDistance(out, FIRST_LINK + 2 * FEATURES_PER_GOAL, totals[their])
    addDistance(out, FIRST_LINK + 3 * FEATURES_PER_GOAL, totals[their + FENCES])
  }
  out[0] = 1
  out[1] = won - lost
  if (won > lost) out[2] = 1
  else if (lost > won) out[3] = 1
  else if (won > 0) out[4] = 1
}

function addDistance(out: Int32Array, at: number, distance: number): void {
  if (distance <= NEAR) {
    out[at + distance - 1]++
    return
  }
  out[at + NEAR - 1]++
  out[at + NEAR] += Math.min(distance, MAX_DISTANCE) - NEAR
}

/** The features of the positions of a setup: see `weights`. */
export function features(setup: AlliancesSetup): Features<AlliancesState> {
  const distances = new Distances(setup)
  return (s, out) => {
    distances.measure(s)
    writeFeatures(s, distances, out)
  }
}
