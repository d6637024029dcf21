import { gameIds, type GameId } from '@tabuleiro/engine'
import { alliancesSamples } from '../games/alliances/sampleGame'
import type { GameSamples } from '../games/sampleGame'
import { threeDragonsSamples } from '../games/three-dragons/sampleGame'
import { trikeSamples } from '../games/trike/sampleGame'
import { turtlesSamples } from '../games/turtles/sampleGame'

/** One line per game. */
const samples: Readonly<Record<GameId, GameSamples>> = {
  'three-dragons': threeDragonsSamples,
  trike: trikeSamples,
  alliances: alliancesSamples,
  turtles: turtlesSamples,
}

/** A whole short game with its options. */
export interface SampleGame {
  readonly game: GameId
  readonly options: object
  readonly moves: string
}

/** One game of each kind with the default options. */
export const usual: readonly SampleGame[] = gameIds.map(game => ({ game, options: {}, moves: samples[game].usual }))

/** Games on other boards and with other rules. */
export const unusual: readonly SampleGame[] = gameIds.flatMap(game => {
  const { variant } = samples[game]
  return variant ? [{ game, ...variant }] : []
})
