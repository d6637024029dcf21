/** A game that came by link. */
export const link = {
  link: {
    title: 'A game for you',
    review: 'Review the game',
    open: 'Open this game',
    known: 'You already have exactly this game.',
    endedThere: 'You have this game; in the link somebody has ended it.',
    endedHere: 'You have this game, and it has ended; in the link it has not.',
    behind_one: 'You have this game; the link is {{count}} move ahead.',
    behind_other: 'You have this game; the link is {{count}} moves ahead.',
    ahead_one: 'You have this game; yours is {{count}} move ahead.',
    ahead_other: 'You have this game; yours is {{count}} moves ahead.',
    parts:
      'You have a game that begins like this one. They differ from move {{move}} on: yours has “{{own}}”, the link has “{{other}}”.',
    yours: 'Yours: {{game}}',
    update_one: 'Add the move to mine',
    update_other: 'Add the {{count}} moves to mine',
    continue: 'Continue mine',
    both: 'Keep both',
    refused: 'This link cannot be opened.',
  },
} as const
