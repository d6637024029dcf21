import type { Piece } from '@tabuleiro/engine'
import type { PieceAppearance } from '../piece'
import { seatOf } from './shape'

/** How a turtle stands in its stack, as far as it can be seen. */
export interface Stance {
  /** Size of the lowest turtle of its stack; undefined for that turtle itself. */
  readonly base?: number | undefined
  /** Size of the turtle that stands on it. */
  readonly rider?: number | undefined
  /** rules 5 (a): it cannot walk under its load. */
  readonly isStuck?: boolean
  /** Whether it lies beside the board, where small turtles are drawn larger. */
  readonly isBeside?: boolean
}

/** The appearances of the turtles on one cell, from bottom to top: base, rider, and whether each is stuck. */
export function stackAppearances(stack: readonly Piece[]): readonly PieceAppearance[] {
  const base = stack[0]?.value
  return stack.map((turtle, i) => {
    const rider = stack[i + 1]?.value
    return {
      ...trayAppearance(turtle),
      notes: [
        ...(i > 0 && base !== undefined ? [`base-${base}`] : []),
        ...(rider === undefined ? ['top'] : ['covered', `rider-${rider}`]),
        ...(isStuck(stack, i) ? ['stuck'] : []),
      ],
    }
  })
}

/** A turtle beside the board. The engine knows sides and numbers, a drawing needs the seat. */
export function trayAppearance({ id, side, value }: Piece): PieceAppearance {
  return {
    kind: seatOf(id),
    ...(side !== undefined && { side }),
    ...(value !== undefined && { value }),
    notes: ['beside'],
  }
}

/** rules 5 (a), for the turtle at a height of a stack: a load of its own size is too much. */
export function isStuck(stack: readonly Piece[], height: number): boolean {
  const load = stack.slice(height + 1).reduce((sum, { value = 0 }) => sum + value, 0)
  return load >= (stack[height]?.value ?? Infinity)
}

/** Reads the notes of an appearance. */
export function readStance({ notes = [] }: PieceAppearance): Stance {
  return {
    base: numbered(notes, 'base-'),
    rider: numbered(notes, 'rider-'),
    isStuck: notes.includes('stuck'),
    isBeside: notes.includes('beside'),
  }
}

function numbered(notes: readonly string[], prefix: string): number | undefined {
  const note = notes.find(each => each.startsWith(prefix))
  return note === undefined ? undefined : Number(note.slice(prefix.length))
}
