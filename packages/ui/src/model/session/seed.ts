import { hashText, type Match } from '@tabuleiro/engine'

/**
 * The seed for a computer's search at the present ply of a match. It differs between matches and between plies. It
 * is the same when a match is opened again, so that the computer then finds the same move.
 */
export function seedFor({ game, date = '', plies }: Match): number {
  return hashText(`${game} ${date} ${plies.length}`)
}
