import type { GameUi } from '../../games/game'

/**
 * A mark on cells. Each kind differs from the others in shape as well as colour:
 * target: dot, or ring around a piece; selected: thick ring; last: corner ticks; pressed: tinted cell with a ring;
 * won: filled band; counted: dashed outline; consequence: outline over the pieces; hint: dashed ring with a corner.
 */
export interface Mark {
  readonly kind: 'target' | 'selected' | 'last' | 'pressed' | 'won' | 'counted' | 'consequence' | 'hint'
  readonly cells: readonly string[]
  readonly arrow?: Arrow
}

/** Where something is pushed. The line from the pusher shows the way where `to` is no place of the drawing. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly pusher: string | undefined
}

/** Marks on the cells that show their places: some lie beside the board. */
export function drawnMarks({ drawnAt }: Pick<GameUi, 'drawnAt'>, marks: readonly Mark[]): readonly Mark[] {
  return drawnAt ? marks.map(mark => ({ ...mark, cells: [...new Set(mark.cells.map(drawnAt))] })) : marks
}
