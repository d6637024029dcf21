import { gameIds, type GameId } from '@tabuleiro/engine'
import { manifests } from '@tabuleiro/engine/testing/manifests'

/** A whole short game with its options. */
export interface SampleGame {
  readonly game: GameId
  readonly options: object
  readonly moves: string
}

/** One game of each kind with the default options. */
export const usual: readonly SampleGame[] = gameIds.map(game => ({
  game,
  options: {},
  moves: manifests[game].samples.usual,
}))

/** Games on other boards and with other rules. */
export const unusual: readonly SampleGame[] = gameIds.flatMap(game => {
  const { variant } = manifests[game].samples
  return variant ? [{ game, ...variant }] : []
})
