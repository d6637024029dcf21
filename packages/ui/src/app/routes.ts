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

/** A new study of a game: from its start, from a position, or from a saved game after so many moves. */
interface ExploreGame {
  readonly to: 'explore-game'
  readonly game: GameId
  readonly options?: Options
  readonly position?: string
  readonly from?: { readonly id: string; readonly ply: number }
}

/** A screen of the app with its parameters. */
export type Destination =
  | { readonly to: 'home' | 'settings' | 'about' | 'games' }
  | NewGame
  | { readonly to: 'play' | 'review'; readonly id: string }
  | { readonly to: 'rules'; readonly game: GameId }
  /** The course of a game, or one of its lessons. */
  | { readonly to: 'learn'; readonly game: GameId; readonly lesson?: string }
  /** The puzzles of all games, or of one. */
  | { readonly to: 'puzzles'; readonly game?: GameId }
  /** The mistakes of one's own games. */
  | { readonly to: 'own-puzzles' }
  /** One puzzle; with `again` the missed ones follow it. */
  | { readonly to: 'puzzle'; readonly game: GameId; readonly id: string; readonly again?: boolean }
  /** The list of studies; with a payload, a study that is carried in the address. */
  | { readonly to: 'explore'; readonly payload?: string }
  | { readonly to: 'study'; readonly id: string }
  | ExploreGame
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

/** Where the address of puzzles names a game, this stands for those from one's own games. */
export const OWN_PUZZLES = 'own'

/** The address of a destination: the same on the web and in the phone app. */
export function pathOf(destination: Destination): string {
  switch (destination.to) {
    case 'home':
      return '/'
    case 'play':
      return `/play/${encodeURIComponent(destination.id)}`
    case 'review':
      return `/review/${encodeURIComponent(destination.id)}`
    case 'rules':
      return `/rules/${destination.game}`
    case 'learn':
      return `/learn/${destination.game}${lessonPath(destination.lesson)}`
    case 'puzzles':
      return destination.game === undefined ? '/puzzles' : `/puzzles/${destination.game}`
    case 'own-puzzles':
      return `/puzzles/${OWN_PUZZLES}`
    case 'puzzle':
      return `/puzzles/${destination.game}/${encodeURIComponent(destination.id)}${destination.again ? '?again=1' : ''}`
    case 'link':
      // After the hash, so that the game never reaches a server.
      return `/g#${destination.payload}`
    case 'new':
      return `/new/${destination.game}${writeQuery(destination)}`
    case 'explore':
      return destination.payload === undefined ? '/explore' : `/explore#${destination.payload}`
    case 'study':
      return `/explore/study/${encodeURIComponent(destination.id)}`
    case 'explore-game':
      return `/explore/${destination.game}${writeExploreQuery(destination)}`
    default:
      return `/${destination.to}`
  }
}

function lessonPath(lesson: string | undefined): string {
  return lesson === undefined ? '' : `/${encodeURIComponent(lesson)}`
}

function writeQuery({ options, seats, clock }: NewGame): string {
  return toQuery({
    first: seats?.[0].player,
    second: seats?.[1].player,
    firstName: seats?.[0].name,
    secondName: seats?.[1].name,
    clock: clock && writeClock(clock),
    options: options && JSON.stringify(options),
  })
}

function writeExploreQuery({ options, position, from }: ExploreGame): string {
  return toQuery({
    options: options && JSON.stringify(options),
    position,
    from: from?.id,
    ply: from && String(from.ply),
  })
}

function toQuery(fields: Readonly<Record<string, string | undefined>>): string {
  const query = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}=${encodeURIComponent(value)}`],
  )
  return query.length > 0 ? `?${query.join('&')}` : ''
}
