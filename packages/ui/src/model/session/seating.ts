import { otherSide, positionOf, resultOf, type Match, type Side } from '@tabuleiro/engine'
import { isPerson } from './seats'
import type { Settings } from '../settings/settings'

/** Who sits on this side of the screen, and how the board is turned for them. */
export interface Seating {
  readonly near: Side
  /** Degrees, clockwise. */
  readonly turn: number
  /** Two people who share the screen sit like this; undefined where only one plays or nobody. */
  readonly way: Settings['seating'] | undefined
}

/**
 * A lone person sits near; of two people or two computers the first one does, or whoever is to move where the device is passed
 * on. `isFlipped` exchanges them and turns the board; a board whose players have a home side always shows the near one's at the
 * bottom.
 */
export function arrangeSeating(
  match: Match,
  home: Side | undefined,
  isFlipped: boolean,
  chosen: Settings['seating'],
): Seating {
  const way = isSharedScreen(match) ? chosen : undefined
  const usual = way === 'pass' ? holderOf(match) : isPerson(match, 0) || !isPerson(match, 1) ? 0 : 1
  const near = isFlipped ? otherSide(usual) : usual
  const isTurned = home !== undefined ? home !== near : way === 'pass' ? near === 1 : isFlipped
  return { near, turn: isTurned ? 180 : 0, way }
}

/** Whether two people share the screen. */
export function isSharedScreen(match: Pick<Match, 'seats'>): boolean {
  return isPerson(match, 0) && isPerson(match, 1)
}

/** Who has the device in hand: the one to move, and after the game the one who moved last. */
function holderOf(match: Match): Side {
  const { turn } = positionOf(match)
  return resultOf(match) === undefined ? turn : otherSide(turn)
}
