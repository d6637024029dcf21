import { movesOf, rulesOf, type Match, type Place } from '@tabuleiro/engine'
import type { PlayView } from './playView'
import { whoMoves } from './seats'

/** The place to tap for the swap of the pie rule while it is on offer, else undefined. */
export function offeredSwap({
  match,
  state,
  beginnings,
}: Pick<PlayView, 'match' | 'state' | 'beginnings'>): Place | undefined {
  const game = rulesOf(match)
  const place = game.swap === undefined ? undefined : game.taps(state, game.swap)[0]
  return place !== undefined && beginnings.has(place) ? place : undefined
}

/** Whether a person is to move who may swap. */
export function isSwapAsked(match: Match): boolean {
  const { swap } = rulesOf(match)
  return swap !== undefined && whoMoves(match) === 'person' && movesOf(match).includes(swap)
}

/** Whether the text of a move stands for the swap. */
export function isSwapText(match: Match, text: string | undefined): boolean {
  const game = rulesOf(match)
  return game.swap !== undefined && game.write(match.setup, game.swap) === text
}
