import type { GameId } from '@tabuleiro/engine'
import type { GamePlayers } from './gameAi'
import { players as alliances } from './alliances/players'
import { players as threeDragons } from './three-dragons/players'
import { players as trike } from './trike/players'
import { players as turtles } from './turtles/players'

/**
 * The plain data of each game's computer players. It loads no search, so that a page can list the players without it.
 */
export const gamePlayers: Readonly<Record<GameId, GamePlayers>> = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}
