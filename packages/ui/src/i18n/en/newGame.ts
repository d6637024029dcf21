/** The choices before a game. */
export const newGame = {
  new: {
    first: 'Name of the first player',
    second: 'Name of the second player',
    start: 'Start',
    less: 'Less: {{option}}',
    more: 'More: {{option}}',
    on: 'On',
    off: 'Off',
    noBoard: '{{game}} has no board yet.',
    peopleOnly: 'Computer players are not here yet: for now two people play.',
  },
} as const
