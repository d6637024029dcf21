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

/** A push. The line from `pusher` gives the direction where `to` is not drawn. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly pusher: string | undefined
}
