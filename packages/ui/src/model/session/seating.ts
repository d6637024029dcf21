import { otherSide, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import { isBetweenPeopleHere, ownSideOf } from './seats'
import type { Settings } from '../settings/settings'

/** Which side sits near, at the bottom of the screen, and how the board is turned for it. */
export interface Seating {
  readonly near: Side
  /** Degrees, clockwise. */
  readonly turn: number
  /** How two people share the screen; undefined where fewer than two people play. */
  readonly way: Settings['seating'] | undefined
}

/** How two people share the screen; undefined where fewer than two people play. */
export function sharingWay(match: Match, chosen: Settings['seating']): Seating['way'] {
  return isSharedScreen(match) ? chosen : undefined
}

/**
 * Seats the players. The only person at this device sits near; of two people or two computers the first does, or the
 * side to move where the device is handed over; with `isHeld` the one that has moved. `isFlipped` exchanges them and
 * turns the board. On a board with a `home` (the side whose home is at the bottom of its shape) the near side's home is
 * always at the bottom.
 */
export function arrangeSeating(
  match: Match,
  home: Side | undefined,
  isFlipped: boolean,
  chosen: Settings['seating'],
  isHeld = false,
): Seating {
  const way = sharingWay(match, chosen)
  const usual = way === 'pass' ? sideWithDevice(match, isHeld) : (ownSideOf(match) ?? 0)
  const near = isFlipped ? otherSide(usual) : usual
  const isTurned = home !== undefined ? home !== near : way === 'pass' ? near === 1 : isFlipped
  return { near, turn: isTurned ? 180 : 0, way }
}

/** Whether two people share the screen. A friend who plays by links has another one. */
export function isSharedScreen(match: Pick<Match, 'seats'>): boolean {
  return isBetweenPeopleHere(match)
}

/** The side that has the device in hand: the side to move, and after the game or before passing on who moved last. */
function sideWithDevice(match: Match, isHeld: boolean): Side {
  const { turn } = positionOf(match)
  return resultOf(match) === undefined && !isHeld ? turn : otherSide(turn)
}
