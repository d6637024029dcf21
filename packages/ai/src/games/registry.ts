import type { GameId, StateOf } from '@tabuleiro/engine'
import type { Brain } from './gameAi'
import { alliances } from './alliances'
import { threeDragons } from './three-dragons'
import { trike } from './trike'
import { turtles } from './turtles'

/** How the computer plays each game. A game without its line does not compile. */
export const brains: { readonly [K in GameId]: Brain<StateOf<K>> } = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}

/** Generic code meets brains only through this. */
export const brainOf = (id: GameId): Brain => brains[id] as unknown as Brain
