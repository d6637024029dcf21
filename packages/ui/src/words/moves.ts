import { next, positionOf, rulesOf, seenAt, readMove, type Match, type Move } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import type { Settings } from '../model/settings/settings'

/** How moves are said: in words, or in notation. */
export type MoveStyle = Settings['moveStyle']

/** A move of the position after `ply` moves, the present one by default, in words: a part of a sentence. */
export function nameMove(
  t: TFunction,
  gameUi: GameUi,
  match: Match,
  move: Move,
  ply: number = match.plies.length,
): string {
  const game = rulesOf(match)
  const before = positionOf(match, ply)
  return gameUi.say.nameMove(t, game.events(before, move, next(game, before, move)), before)
}

/** A legal move of the present position, given by its text, as the player wants to read it. */
export function sayMove(t: TFunction, gameUi: GameUi, match: Match, text: string, style: MoveStyle): string {
  if (style === 'notation') return text
  const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
  return move.ok ? nameMove(t, gameUi, match, move.value) : text
}

/** A move that has been made, the first one at 0, as the player wants to read it. */
export function sayMoveAt(t: TFunction, gameUi: GameUi, match: Match, at: number, style: MoveStyle): string {
  const ply = match.plies[at]
  if (ply === undefined) return ''
  return style === 'notation' ? rulesOf(match).write(match.setup, ply.move) : nameMove(t, gameUi, match, ply.move, at)
}
