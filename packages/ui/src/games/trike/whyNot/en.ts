/** Why a tap is refused in trike, by code. */
export const en = {
  'same-cell': 'The pawn must move: it cannot stay on {{at}}.',
  taken: 'There is a checker on {{at}} already.',
  'not-in-line': '{{at}} is not in line with the pawn on {{from}}.',
  blocked: 'The checker on {{by}} is in the way to {{at}}.',
  'swap-off': 'This game is played without the swap.',
  'swap-early': 'There is nothing to swap before the first checker.',
  'swap-late': 'You can swap only once, right after the first checker.',
} as const
