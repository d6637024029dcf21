import { hashText, type Match } from '@tabuleiro/engine'

/**
 * A seed for the present moment of a match: different in every match and at every ply, and the same when a match is opened
 * again, so that a computer then finds the same move.
 */
export function seedFor({ game, date = '', plies }: Match): number {
  return hashText(`${game} ${date} ${plies.length}`)
}
