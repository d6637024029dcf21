import { moveNumber, positionOf, type Match } from '@tabuleiro/engine'
import type { Library, SavedGame } from './library'

/** How a saved game and one from a link are related: which is how many moves ahead, or where they part. */
export type GameComparison =
  /** All moves are the same; `linkEnded` and `ownEnded` where only one was ended, by resignation or agreement. */
  | { readonly kind: 'same' | 'linkEnded' | 'ownEnded' }
  | { readonly kind: 'linkAhead' | 'ownAhead'; readonly count: number }
  /** They part with the move number `move`, which is the move at `at` of both. */
  | { readonly kind: 'parted'; readonly move: number; readonly at: number }

/** A saved game that begins as one from a link does. */
export interface RelatedGame {
  readonly id: string
  readonly match: Match
  readonly comparison: GameComparison
}

/** How many games, the latest first, are compared: each has to be replayed. */
const MAX_COMPARED = 60

/**
 * The saved game that one from a link belongs to: of those with its identity the one that shares its longest
 * beginning, since a game kept twice has two lines. Where one of the two games has no identity, their moves decide.
 */
export function findRelatedGame(library: Library, link: Match): RelatedGame | undefined {
  const games = library.list().filter(({ game }) => game === link.game)
  const isKnown = (own: SavedGame) => own.identity !== undefined && own.identity === link.identity
  const isOpen = (own: SavedGame) => own.identity === undefined || link.identity === undefined
  const best = longestShared(library, games.filter(isKnown), link) ?? longestShared(library, games.filter(isOpen), link)
  return best && { id: best.id, match: best.match, comparison: compareGames(best.match, link) }
}

/** Of some saved games the one that is related to a game from a link and shares its longest beginning. */
function longestShared(library: Library, games: readonly SavedGame[], link: Match) {
  const [best] = games
    .slice(0, MAX_COMPARED)
    .flatMap(({ id }) => {
      const match = library.read(id)
      return match?.ok ? [{ id, match: match.value }] : []
    })
    .filter(({ match }) => isSameStart(match, link))
    .map(known => ({ ...known, shared: sharedPlies(known.match, link) }))
    .filter(({ match, shared }) => isRelated(match, link, shared))
    // Of two that share as much, the one with the fewer moves of its own.
    .sort((a, b) => b.shared - a.shared || a.match.plies.length - b.match.plies.length)
  return best
}

/** Whether all that a link holds is in the saved game already: a copy of it is a new game. */
export function isContained({ kind }: GameComparison): boolean {
  return kind === 'same' || kind === 'ownAhead' || kind === 'ownEnded'
}

/** How two games with the same start are related. */
export function compareGames(own: Match, link: Match): GameComparison {
  const shared = sharedPlies(own, link)
  const [mine, theirs] = [own.plies.length, link.plies.length]
  if (shared === mine && shared === theirs) return { kind: compareEndings(own, link) }
  if (shared === mine) return { kind: 'linkAhead', count: theirs - mine }
  if (shared === theirs) return { kind: 'ownAhead', count: mine - theirs }
  return { kind: 'parted', at: shared, move: moveNumber(shared, positionOf(own, shared).turn) }
}

function compareEndings(own: Match, link: Match): 'same' | 'linkEnded' | 'ownEnded' {
  if ((own.ending === undefined) === (link.ending === undefined)) return 'same'
  return own.ending === undefined ? 'linkEnded' : 'ownEnded'
}

/**
 * Whether two games are one: by their identity, or where one has none by half of the moves of the shorter one. Games
 * that share only their first moves are unrelated.
 */
function isRelated(own: Match, link: Match, shared: number): boolean {
  if (own.identity !== undefined && link.identity !== undefined) return own.identity === link.identity
  return shared > 0 && 2 * shared >= Math.min(own.plies.length, link.plies.length)
}

function isSameStart(a: Match, b: Match): boolean {
  return a.start === b.start && JSON.stringify(a.setup.options) === JSON.stringify(b.setup.options)
}

function sharedPlies(a: Match, b: Match): number {
  const parting = a.plies.findIndex((ply, i) => ply.move !== b.plies[i]?.move)
  return parting < 0 ? a.plies.length : parting
}
