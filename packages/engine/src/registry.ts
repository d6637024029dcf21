import type { Game } from './core/game'
import { alliances } from './games/alliances'
import { threeDragons } from './games/three-dragons'
import { trike } from './games/trike'
import { turtles } from './games/turtles'

/** Every game: one line each. */
export const games = { 'three-dragons': threeDragons, trike, alliances, turtles } as const

export type GameId = keyof typeof games
export type StateOf<K extends GameId> = ReturnType<(typeof games)[K]['start']>
export type FactsOf<K extends GameId> = ReturnType<(typeof games)[K]['facts']>
export type WhyNotOf<K extends GameId> = NonNullable<
  ReturnType<Awaited<ReturnType<(typeof games)[K]['refusals']>>['whyNot']>
>

/** A game as code that is generic over all games sees it. */
export function gameOf(id: GameId): Game {
  return games[id]
}

/** Own names only: `constructor` is no game. */
export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id)
}

export const gameIds = Object.keys(games) as readonly GameId[]
