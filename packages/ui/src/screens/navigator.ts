import type { GameId, Options, Pair } from '@tabuleiro/engine'

/** A place in the app. */
export type Destination =
  | { readonly to: 'home' }
  | { readonly to: 'new'; readonly game: GameId; readonly options?: Options; readonly names?: Pair<string> }
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
  const { game, options, names = ['', ''] } = destination
  const query = Object.entries({
    options: options && JSON.stringify(options),
    firstName: names[0],
    secondName: names[1],
  }).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [`${key}=${encodeURIComponent(value)}`]))
  return query.length > 0 ? `/new/${game}?${query.join('&')}` : `/new/${game}`
}
