import type { GameId, Options } from '@tabuleiro/engine'

/** A place in the app. */
export type Destination =
  | { readonly to: 'home' }
  | { readonly to: 'new'; readonly game: GameId; readonly options?: Options }
  | { readonly to: 'play'; readonly id: string }

/** How screens go elsewhere; each shell has its own. */
export interface Navigator {
  open(destination: Destination, how?: { readonly replace?: boolean }): void
  back(): void
}

/** The address of a destination: the same on the web and in the phone app. */
export function pathOf(destination: Destination): string {
  if (destination.to === 'home') return '/'
  if (destination.to === 'play') return `/play/${encodeURIComponent(destination.id)}`
  const { game, options } = destination
  return options ? `/new/${game}?options=${encodeURIComponent(JSON.stringify(options))}` : `/new/${game}`
}
