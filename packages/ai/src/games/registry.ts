import type { GameId, StateOf } from '@tabuleiro/engine'
import { alliances } from './alliances'
import { bench as alliancesBench } from './alliances/bench'
import { players as alliancesPlayers } from './alliances/players'
import type { GameAi, GamePlayers } from './gameAi'
import type { GameBench } from './gameBench'
import { threeDragons } from './three-dragons'
import { bench as threeDragonsBench } from './three-dragons/bench'
import { players as threeDragonsPlayers } from './three-dragons/players'
import { trike } from './trike'
import { bench as trikeBench } from './trike/bench'
import { players as trikePlayers } from './trike/players'
import { turtles } from './turtles'
import { bench as turtlesBench } from './turtles/bench'
import { players as turtlesPlayers } from './turtles/players'

/** How the computer plays each game. A game without its line does not compile, here and below. */
export const gameAis: { readonly [K in GameId]: GameAi<StateOf<K>> } = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}

/** The plain data of each game's players. A page that uses this alone is built without the search. */
export const gamePlayers: Readonly<Record<GameId, GamePlayers>> = {
  'three-dragons': threeDragonsPlayers,
  trike: trikePlayers,
  alliances: alliancesPlayers,
  turtles: turtlesPlayers,
}

/** The puzzles of each game, loaded when they are asked for. */
export const puzzleData: Readonly<Record<GameId, () => Promise<{ readonly data: string }>>> = {
  'three-dragons': () => import('./three-dragons/puzzles'),
  trike: () => import('./trike/puzzles'),
  alliances: () => import('./alliances/puzzles'),
  turtles: () => import('./turtles/puzzles'),
}

/** What the programs measure of each game. Pages are built without it. */
export const benches: Readonly<Record<GameId, GameBench>> = {
  'three-dragons': threeDragonsBench,
  trike: trikeBench,
  alliances: alliancesBench,
  turtles: turtlesBench,
}

/** The computer player of a game, for code that is generic over all games. */
export const gameAiFor = (id: GameId): GameAi => gameAis[id] as unknown as GameAi
