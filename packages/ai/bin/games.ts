import type { GameId } from '@tabuleiro/engine'
import { bench as alliances } from '../src/games/alliances/bench'
import type { GameBench } from '../src/games/gameBench'
import { bench as threeDragons } from '../src/games/three-dragons/bench'
import { bench as trike } from '../src/games/trike/bench'
import { bench as turtles } from '../src/games/turtles/bench'

/** What is measured of each game. */
export const benches: Readonly<Record<GameId, GameBench>> = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}
