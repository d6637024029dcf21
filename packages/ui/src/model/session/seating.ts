import { otherSide, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import { countPeople, isPerson } from './seats'
import type { Settings } from '../settings/settings'

/** Which side sits near, at the bottom of the screen, and how the board is turned for it. */
export interface Seating {
  readonly near: Side
  /** Degrees, clockwise. */
  readonly turn: number
  /** How two people share the screen; undefined where fewer than two people play. */
  readonly way: Settings['seating'] | undefined
}

/**
 * Seats the players. A lone person sits near; of two people or two computers the first does, or the side to move
 * where the device is handed over. `isFlipped` exchanges them and turns the board. On a board with a `home` (the side
 * whose home is at the bottom of its shape) the near side's home is always at the bottom.
 */
export function arrangeSeating(
  match: Match,
  home: Side | undefined,
  isFlipped: boolean,
  chosen: Settings['seating'],
): Seating {
  const way = isSharedScreen(match) ? chosen : undefined
  const usual = way === 'pass' ? sideWithDevice(match) : isPerson(match, 0) || !isPerson(match, 1) ? 0 : 1
  const near = isFlipped ? otherSide(usual) : usual
  const isTurned = home !== undefined ? home !== near : way === 'pass' ? near === 1 : isFlipped
  return { near, turn: isTurned ? 180 : 0, way }
}

/** Whether two people share the screen. */
export function isSharedScreen(match: Pick<Match, 'seats'>): boolean {
  return countPeople(match) === 2
}

/** The side that has the device in hand: the side to move, and after the game the one that moved last. */
function sideWithDevice(match: Match): Side {
  const { turn } = positionOf(match)
  return resultOf(match) === undefined ? turn : otherSide(turn)
}
