import type { Puzzle } from '@tabuleiro/ai'
import { hashText } from '@tabuleiro/engine'

/** In the address of a puzzle, the one of the day. */
export const TODAY = 'today'

/** The local calendar date of a moment, as `2026-01-31`. */
export function localDate(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}

/**
 * The puzzle of a day, from the date alone: the one whose id, with the date, has the largest hash. New puzzles
 * therefore change few days.
 */
export function puzzleOfDay(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
  const rank = ({ id }: Puzzle) => hashText(`${date} ${id}`)
  return puzzles.reduce<Puzzle | undefined>(
    (best, puzzle) => (best === undefined || rank(puzzle) > rank(best) ? puzzle : best),
    undefined,
  )
}
