/**
 * A mark on cells. Each kind differs from the others in shape as well as colour:
 * target: dot, or ring around a piece; selected: thick ring; last: corner ticks; pressed: tinted cell with a ring;
 * won: filled band; counted: dashed outline.
 */
export interface Mark {
  readonly kind: 'target' | 'selected' | 'last' | 'pressed' | 'won' | 'counted'
  readonly cells: readonly string[]
}
