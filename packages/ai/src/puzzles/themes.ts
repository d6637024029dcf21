/** What a puzzle is about: read from what its moves do, never chosen by hand. See `docs/puzzles.md` for each. */
export const THEMES = [
  'trap',
  'majority',
  'enclosing',
  'double-capture',
  'dragon',
  'strength',
  'chain',
  'fence',
  'block',
  'push',
  'ride',
  'home',
  'zugzwang',
] as const
export type Theme = (typeof THEMES)[number]
