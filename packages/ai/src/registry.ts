import type { GameId, StateOf } from '@tabuleiro/engine'
import type { Brain } from './brain'
import { alliances } from './games/alliances'
import { threeDragons } from './games/three-dragons'
import { trike } from './games/trike'
import { turtles } from './games/turtles'

/** How the computer plays each game. A game without its line does not compile. */
export const brains: { readonly [K in GameId]: Brain<StateOf<K>> } = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}

/** Generic code meets brains only through this. */
export const brainOf = (id: GameId): Brain => brains[id] as unknown as Brain
