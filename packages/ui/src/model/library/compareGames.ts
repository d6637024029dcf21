import { moveNumber, positionOf, rulesOf, type Match } from '@tabuleiro/engine'
import type { Library } from './library'

/** How a saved game and one from a link are related: which is how many moves ahead, or where they part. */
export type GameComparison =
  /** All moves are the same; `linkEnded` and `ownEnded` where only one was ended, by resignation or agreement. */
  | { readonly kind: 'same' | 'linkEnded' | 'ownEnded' }
  | { readonly kind: 'linkAhead' | 'ownAhead'; readonly count: number }
  | { readonly kind: 'parted'; readonly move: number; readonly own: string; readonly other: string }

/** A saved game that begins as one from a link does. */
export interface RelatedGame {
  readonly id: string
  readonly match: Match
  readonly comparison: GameComparison
}

/** How many games, the latest first, are compared: each has to be replayed. */
const MAX_COMPARED = 60

/** The saved game that shares the longest beginning with one from a link; undefined where none is related. */
export function findRelatedGame(library: Library, link: Match): RelatedGame | undefined {
  const candidates = library
    .list()
    .filter(({ game }) => game === link.game)
    .slice(0, MAX_COMPARED)
    .flatMap(({ id }) => {
      const match = library.read(id)
      return match?.ok ? [{ id, match: match.value }] : []
    })
    .filter(({ match }) => isSameStart(match, link))
    .map(known => ({ ...known, shared: sharedPlies(known.match, link) }))
    .filter(({ match, shared }) => isRelated(match, link, shared))
    .sort((a, b) => b.shared - a.shared)
  const [best] = candidates
  return best && { id: best.id, match: best.match, comparison: compareGames(best.match, link) }
}

/** How two games with the same start are related. */
export function compareGames(own: Match, link: Match): GameComparison {
  const shared = sharedPlies(own, link)
  const [mine, theirs] = [own.plies.length, link.plies.length]
  if (shared === mine && shared === theirs) return { kind: compareEndings(own, link) }
  if (shared === mine) return { kind: 'linkAhead', count: theirs - mine }
  if (shared === theirs) return { kind: 'ownAhead', count: mine - theirs }
  return {
    kind: 'parted',
    move: moveNumber(shared, positionOf(own, shared).turn),
    own: writeMove(own, shared),
    other: writeMove(link, shared),
  }
}

function compareEndings(own: Match, link: Match): 'same' | 'linkEnded' | 'ownEnded' {
  if ((own.ending === undefined) === (link.ending === undefined)) return 'same'
  return own.ending === undefined ? 'linkEnded' : 'ownEnded'
}

/** Whether two games share enough: half of the shorter one. Games that share only their first moves are unrelated. */
function isRelated(own: Match, link: Match, shared: number): boolean {
  return shared > 0 && 2 * shared >= Math.min(own.plies.length, link.plies.length)
}

function isSameStart(a: Match, b: Match): boolean {
  return a.start === b.start && JSON.stringify(a.setup.options) === JSON.stringify(b.setup.options)
}

function sharedPlies(a: Match, b: Match): number {
  const parting = a.plies.findIndex((ply, i) => ply.move !== b.plies[i]?.move)
  return parting < 0 ? a.plies.length : parting
}

function writeMove(match: Match, at: number): string {
  const ply = match.plies[at]
  return ply ? rulesOf(match).write(match.setup, ply.move) : ''
}
