import type { GameId, StateOf } from '@tabuleiro/engine'
import { alliancesMore } from './alliances/more'
import type { GameMore } from './gameMore'
import { threeDragonsMore } from './three-dragons/more'
import { trikeMore } from './trike/more'
import { turtlesMore } from './turtles/more'

/** What every game says after a match: one line per game. Only parts that are loaded later import it. */
const more: { readonly [G in GameId]: GameMore<StateOf<G>> } = {
  'three-dragons': threeDragonsMore,
  trike: trikeMore,
  alliances: alliancesMore,
  turtles: turtlesMore,
}

/** What a game says after a match, by its id. */
export function lookUpMore(game: GameId): GameMore {
  return more[game]
}
