import { gameIds, type GameId } from '@tabuleiro/engine'
import { manifests } from '@tabuleiro/engine/testing/manifests'

/** A whole short game with its options. */
export interface SampleGame {
  readonly game: GameId
  readonly options: object
  readonly moves: string
}

/** One game of each kind with the default options, and the most key presses by which it can be played. */
export const usual: readonly (SampleGame & { readonly keys: number })[] = gameIds.map(game => {
  const { usual: moves, usualKeys: keys } = manifests[game].samples
  return { game, options: {}, moves, keys }
})

/** Games on other boards and with other rules. */
export const unusual: readonly SampleGame[] = gameIds.flatMap(game => {
  const { variant } = manifests[game].samples
  return variant ? [{ game, ...variant }] : []
})
