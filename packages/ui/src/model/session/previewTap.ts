import type { Match, Piece } from '@tabuleiro/engine'
import type { Mark } from './marks'
import { previewPieces } from './preview'
import { tapOptions } from './tapOptions'
import { legalTaps, tap, type Input } from './taps'

/** What a tap would show. */
export interface TapPreview {
  readonly marks: readonly Mark[]
  /** The pieces that the move would put on the board, once the tap completes one. */
  readonly pieces: readonly Piece[]
}

/** What a tap on a place would do, before it is made; undefined where it would do nothing. */
export function previewTap(match: Match, input: Input, place: string): TapPreview | undefined {
  const after = tap(legalTaps(match), input, place, true).input
  if (after === input || isSame(after, input)) return undefined
  const { marks, pending } = tapOptions(match, after)
  return { marks, pieces: previewPieces(match, pending) }
}

function isSame(a: Input, b: Input): boolean {
  return a.taps.join(' ') === b.taps.join(' ') && a.chooser.join(' ') === b.chooser.join(' ')
}
