/**
 * Puzzles that were published and in which a deeper search found a second move that wins, or comes close to it. They
 * are offered and counted no more, but their links open for ever.
 */
export const retiredPuzzles: ReadonlySet<string> = new Set(['thly8q', '15bu3jw', '13egkbw', '1fmcl42'])
