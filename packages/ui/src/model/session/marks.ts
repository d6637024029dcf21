import type { TargetKind } from './effects'

/**
 * A mark on cells. Each kind differs from the others in shape as well as colour:
 * target: dot, or ring around a piece; captures: cross, or ring with slanted ticks; wakes: crest of three peaks;
 * scores: star of four points, or ring with upright ticks; risks: two wedges that close in; selected: thick ring;
 * last: corner ticks; pressed: tinted cell with a ring; won: filled band; counted: dashed outline; consequence: outline
 * over the pieces; hint: star of eight points around the cell; first, second, third: a disc, a square and a triangle
 * with one, two and three strokes, the computer's best moves.
 */
export interface Mark {
  readonly kind:
    TargetKind | RankKind | 'risks' | 'selected' | 'last' | 'pressed' | 'won' | 'counted' | 'consequence' | 'hint'
  readonly cells: readonly string[]
  readonly arrow?: Arrow
}

/** A push or the way of a hint. The line from `pusher` gives the direction where `to` is not drawn. */
export interface Arrow {
  readonly from: string
  readonly to: string
  readonly pusher: string | undefined
}

/** The kinds that number the computer's best moves. */
export const RANK_KINDS = ['first', 'second', 'third'] as const
export type RankKind = (typeof RANK_KINDS)[number]

/** The kinds that say where the move being entered may go: the settings can hide them. */
export const TARGET_KINDS: readonly Mark['kind'][] = ['target', 'captures', 'wakes', 'scores', 'risks']
