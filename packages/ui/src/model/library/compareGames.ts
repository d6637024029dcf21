import { rulesOf, type Match } from '@tabuleiro/engine'
import type { Library } from './library'

/** How a saved game and one from a link are related: who is how many moves ahead, or where they part. */
export type GameComparison =
  /** All moves are the same; where it was ended by word, not by a move, in one of them alone. */
  | { readonly kind: 'same' | 'linkEnded' | 'ownEnded' }
  | { readonly kind: 'linkAhead' | 'ownAhead'; readonly count: number }
  | { readonly kind: 'parted'; readonly move: number; readonly own: string; readonly other: string }

/** A saved game that begins as one from a link does. */
export interface RelatedGame {
  readonly id: string
  readonly match: Match
  readonly comparison: GameComparison
}

/** Older games than these are not compared: each has to be replayed. */
const MOST = 60

/** The saved game that shares most of its beginning with one from a link; undefined where none is that game. */
export function findRelatedGame(library: Library, link: Match): RelatedGame | undefined {
  const candidates = library
    .list()
    .filter(({ game }) => game === link.game)
    .slice(0, MOST)
    .flatMap(({ id }) => {
      const store = library.open(id)
      return store?.ok === true ? [{ id, match: store.value.getState().match }] : []
    })
    .filter(({ match }) => isSameStart(match, link))
    .map(known => ({ ...known, shared: sharedPlies(known.match, link) }))
    .filter(({ match, shared }) => isKin(match, link, shared))
    .sort((a, b) => b.shared - a.shared)
  const [best] = candidates
  return best && { id: best.id, match: best.match, comparison: compareGames(best.match, link) }
}

/** How two games with the same start are related. */
export function compareGames(own: Match, link: Match): GameComparison {
  const shared = sharedPlies(own, link)
  const [mine, theirs] = [own.plies.length, link.plies.length]
  if (shared === mine && shared === theirs) return { kind: endings(own, link) }
  if (shared === mine) return { kind: 'linkAhead', count: theirs - mine }
  if (shared === theirs) return { kind: 'ownAhead', count: mine - theirs }
  return { kind: 'parted', move: shared + 1, own: written(own, shared), other: written(link, shared) }
}

function endings(own: Match, link: Match): 'same' | 'linkEnded' | 'ownEnded' {
  if ((own.ending === undefined) === (link.ending === undefined)) return 'same'
  return own.ending === undefined ? 'linkEnded' : 'ownEnded'
}

/** Games that only share their first moves are strangers: half of the shorter one must be the same. */
function isKin(own: Match, link: Match, shared: number): boolean {
  return shared > 0 && 2 * shared >= Math.min(own.plies.length, link.plies.length)
}

function isSameStart(a: Match, b: Match): boolean {
  return a.start === b.start && JSON.stringify(a.setup.options) === JSON.stringify(b.setup.options)
}

function sharedPlies(a: Match, b: Match): number {
  const parting = a.plies.findIndex((ply, i) => ply.move !== b.plies[i]?.move)
  return parting < 0 ? a.plies.length : parting
}

function written(match: Match, at: number): string {
  const ply = match.plies[at]
  return ply ? rulesOf(match).write(match.setup, ply.move) : ''
}
