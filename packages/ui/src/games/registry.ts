import type { GameId, StateOf, WhyNotOf } from '@tabuleiro/engine'
import { alliancesUi } from './alliances'
import type { GameUi } from './game'
import { threeDragonsUi } from './three-dragons'
import { trikeUi } from './trike'
import { turtlesUi } from './turtles'

/** One line per game. */
const gameUis: { readonly [K in GameId]: GameUi<StateOf<K>, WhyNotOf<K>['code']> } = {
  'three-dragons': threeDragonsUi,
  trike: trikeUi,
  alliances: alliancesUi,
  turtles: turtlesUi,
}

/** What a game brings to the screens, which are generic over all games. */
export function lookUpGameUi(id: GameId): GameUi {
  // A GameUi is only ever given positions of its own game, which the types of components cannot say.
  return gameUis[id] as GameUi
}
