/** What the rules of every game have in common. */
export const rules = {
  rules: {
    title: 'Rules of {{game}}',
    lessons: 'Rather try than read? The lessons teach all this on the board, a step at a time.',
    contents: 'Contents',
    before: 'Before',
    after: 'After',
    options: 'Options',
    optionsHint: 'You choose them before a game. What is written above holds for the usual ones.',
    notation: 'How moves are written',
    hints: 'For your first game',
    source: 'Who made it',
    ours: 'Words and pictures on this page are our own.',
    loading: 'Loading the rules…',
    failed: 'The rules could not be loaded.',
    failedHint: 'Perhaps there is no connection. Your games are not affected.',
    retry: 'Try again',
  },
} as const
