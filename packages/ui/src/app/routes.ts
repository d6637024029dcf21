import type { Clock, GameId, Options, Pair, Seat } from '@tabuleiro/engine'
import { writeClock } from '../model/newGame/timeControl'

/** The new-game page, with presets. */
interface NewGame {
  readonly to: 'new'
  readonly game: GameId
  readonly options?: Options
  readonly seats?: Pair<Seat>
  readonly clock?: Clock | undefined
}

/** A screen of the app with its parameters. */
export type Destination =
  | { readonly to: 'home' | 'settings' | 'about' | 'games' }
  | NewGame
  | { readonly to: 'play'; readonly id: string }
  | { readonly to: 'rules'; readonly game: GameId }
  /** A game that is carried in its address. */
  | { readonly to: 'link'; readonly payload: string }

/** How screens open others; each app has its own. `back` goes home where there is nothing to go back to. */
export interface Navigator {
  open(destination: Destination, how?: { readonly replace?: boolean }): void
  back(): void
  /**
   * Makes the browser's way back close something instead of leaving the page, until the returned function is called.
   * On phones `useBack` listens to the device itself.
   */
  interceptBack?(close: () => void): () => void
}

/** The address of a destination: the same on the web and in the phone app. */
export function pathOf(destination: Destination): string {
  switch (destination.to) {
    case 'home':
      return '/'
    case 'play':
      return `/play/${encodeURIComponent(destination.id)}`
    case 'rules':
      return `/rules/${destination.game}`
    case 'link':
      // After the hash, so that the game never reaches a server.
      return `/g#${destination.payload}`
    case 'new':
      return `/new/${destination.game}${writeQuery(destination)}`
    default:
      return `/${destination.to}`
  }
}

function writeQuery({ options, seats, clock }: NewGame): string {
  const query = Object.entries({
    first: seats?.[0].player,
    second: seats?.[1].player,
    firstName: seats?.[0].name,
    secondName: seats?.[1].name,
    clock: clock && writeClock(clock),
    options: options && JSON.stringify(options),
  }).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [`${key}=${encodeURIComponent(value)}`]))
  return query.length > 0 ? `?${query.join('&')}` : ''
}
