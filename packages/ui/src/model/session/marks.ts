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
