import type { GameId } from '@tabuleiro/engine'
import type { Rulebook } from './rulebook'

/** One line per game. A book is loaded when it is opened: most visits need none. */
const books: Readonly<Record<GameId, () => Promise<Rulebook>>> = {
  'three-dragons': () => import('./three-dragons/rules').then(file => file.threeDragonsRules),
  trike: () => import('./trike/rules').then(file => file.trikeRules),
  alliances: () => import('./alliances/rules').then(file => file.alliancesRules),
  turtles: () => import('./turtles/rules').then(file => file.turtlesRules),
}

/** Fetches the rules of a game; fails where they are not on the device and it is offline. */
export function loadRulebook(game: GameId): Promise<Rulebook> {
  return books[game]()
}
