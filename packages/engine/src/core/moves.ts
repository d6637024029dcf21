import { legalMoves, type Game, type Move, type State } from './game'
import { fail, ok, type Result } from './result'

/** A legal move with its text. */
export interface WrittenMove {
  readonly move: Move
  readonly text: string
}

/** The legal moves with their texts, sorted by plain character code: the order of lists, and of ranks in links. */
export function writtenMoves<S extends State>(game: Game<S>, s: S, seen: number): WrittenMove[] {
  return legalMoves(game, s, seen)
    .map(move => ({ move, text: game.write(s.setup, move) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
}

/**
 * The legal move that a text stands for. A text is looked up among the legal moves and never parsed on its own,
 * so there is no second opinion on legality.
 */
export function readMove<S extends State>(game: Game<S>, s: S, seen: number, text: string): Result<Move> {
  if (!game.readable(text)) return fail('move/unreadable')
  if (game.outcome(s, seen) !== 'playing') return fail('game/over')
  const move = legalMoves(game, s, seen).find(m => game.write(s.setup, m) === text)
  return move === undefined ? fail('move/illegal') : ok(move)
}
