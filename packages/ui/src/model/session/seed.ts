import { hashText, type Match } from '@tabuleiro/engine'

/**
 * A seed for the present moment of a match: another one in every match and at every ply, and the same one again when a match is
 * opened once more, so that leaving and coming back changes no computer's mind.
 */
export function seedFor({ game, date = '', plies }: Match): number {
  return hashText(`${game} ${date} ${plies.length}`)
}
