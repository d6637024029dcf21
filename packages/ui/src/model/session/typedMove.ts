/** What can be found by typing: a move by its notation or by its words. */
export interface Typeable {
  readonly text: string
  readonly words: string
}

/** The moves that a typed text leaves: each of its words is in their words, or all of it in their notation. */
export function filterMoves<M extends Typeable>(moves: readonly M[], typed: string): readonly M[] {
  const words = fold(typed).split(/\s+/)
  const notation = squeeze(typed)
  return moves.filter(
    ({ text, words: said }) =>
      (notation !== '' && squeeze(text).startsWith(notation)) || words.every(word => fold(said).includes(word)),
  )
}

/**
 * The moves that a typed text stands for: the one whose notation it is, however it is written (`e2-e7`, `E2e7`), else
 * all that it leaves. One of them is the answer.
 */
export function movesTyped<M extends Typeable>(moves: readonly M[], typed: string): readonly M[] {
  const notation = squeeze(typed)
  if (notation === '') return []
  const exact = moves.filter(({ text }) => squeeze(text) === notation)
  return exact.length > 0 ? exact : filterMoves(moves, typed)
}

/** Small letters without accents, which few people type. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Letters and digits alone. */
function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '')
}
