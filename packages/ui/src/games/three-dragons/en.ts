/** The words of three-dragons. */
export const en = {
  bot: {
    'level-1': { name: 'Classic level 1', about: 'Looks one move ahead and counts pieces.' },
    'level-2': { name: 'Classic level 2', about: 'Looks two moves ahead and counts pieces.' },
    medium: { name: 'Classic medium', about: 'Wakes a dragon or captures where it can, else moves at random.' },
    hard: { name: 'Classic hard', about: 'Like Classic medium, and seeks safe squares.' },
  },
} as const
