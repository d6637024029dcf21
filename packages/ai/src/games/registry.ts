import type { GameId, StateOf } from '@tabuleiro/engine'
import type { GameAi } from './gameAi'
import { alliances } from './alliances'
import { threeDragons } from './three-dragons'
import { trike } from './trike'
import { turtles } from './turtles'

/** How the computer plays each game. A game without its line does not compile. */
export const gameAis: { readonly [K in GameId]: GameAi<StateOf<K>> } = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}

/** The computer player of a game, for code that is generic over all games. */
export const gameAiFor = (id: GameId): GameAi => gameAis[id] as unknown as GameAi
