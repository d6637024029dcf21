/** The words of turtles. */
export const en = {
  bot: {
    easy: { name: 'Classic easy', about: 'Moves at random.' },
    hard: { name: 'Classic hard', about: 'Scores and hatches where it can, and never looks at your reply.' },
  },
} as const
