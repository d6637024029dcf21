import { legalMoves, type Game, type Move, type Setup, type State } from './game'
import { fail, ok, type Result } from './result'

/** A legal move with its text. */
export interface WrittenMove {
  readonly move: Move
  readonly text: string
}

/** The texts of a setup's moves, cached because replaying reads and writes the same ones again and again. */
interface MoveTextCache {
  readonly texts: Map<Move, string>
  readonly moves: Map<string, Move>
}

const caches = new WeakMap<Setup, MoveTextCache>()

function cacheFor(setup: Setup): MoveTextCache {
  let cache = caches.get(setup)
  if (cache === undefined) caches.set(setup, (cache = { texts: new Map(), moves: new Map() }))
  return cache
}

function cachedText<S extends State>(game: Game<S>, setup: S['setup'], move: Move): string {
  const cache = cacheFor(setup)
  let text = cache.texts.get(move)
  if (text === undefined) {
    text = game.write(setup, move)
    cache.texts.set(move, text)
    cache.moves.set(text, move)
  }
  return text
}

/** The legal moves with their texts, sorted by plain character code: the order of lists, and of ranks in links. */
export function writtenMoves<S extends State>(game: Game<S>, s: S, seen: number): WrittenMove[] {
  return legalMoves(game, s, seen)
    .map(move => ({ move, text: cachedText(game, s.setup, move) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
}

/**
 * The legal move that a text stands for. The text is looked up among the legal moves and never parsed on its own, so
 * that legality is decided in one place.
 */
export function readMove<S extends State>(game: Game<S>, s: S, seen: number, text: string): Result<Move> {
  if (!game.isMoveSyntax(text)) return fail('move/unreadable')
  if (game.outcome(s, seen) !== 'playing') return fail('game/over')
  const legal = legalMoves(game, s, seen)
  const known = cacheFor(s.setup).moves.get(text) ?? legal.find(move => cachedText(game, s.setup, move) === text)
  return known === undefined || !legal.includes(known) ? fail('move/illegal') : ok(known)
}
