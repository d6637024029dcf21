import { movesOf, resultOf, type Match, type Move, type Result } from '@tabuleiro/engine'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/**
 * A uniformly random legal move: the yardstick that every other player must beat. The same match and seed always give the
 * same move. A finished match is refused.
 */
export function randomMove(match: Match, seed: number): Result<Move> {
  if (resultOf(match) !== undefined) return { ok: false, error: { code: 'game/over' } }
  const moves = movesOf(match)
  // The ply is part of the seed, so that one seed serves a whole game without playing the same rank in every position.
  const random = xoroshiro128plus(seed + Math.imul(match.plies.length + 1, 0x9e3779b1))
  return { ok: true, value: moves[uniformInt(random, 0, moves.length - 1)] }
}
