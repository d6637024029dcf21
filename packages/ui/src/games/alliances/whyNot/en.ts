/** Why a tap is refused in alliances, by code. */
export const en = {
  taken: 'There is a disc on {{at}} already.',
  'used-up': 'There are no {{colour}} discs left.',
  'colour-first': 'First choose a colour, then {{at}}.',
  'needs-cell': 'Now choose an empty cell.',
  'swap-off': 'This game is played without the swap.',
  'swap-early': 'There is nothing to swap before the first disc.',
  'swap-late': 'You can swap only once, right after the first disc.',
} as const
