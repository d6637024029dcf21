/** The words of alliances. */
export const en = {
  bot: {
    greedy: { name: 'Classic easy', about: 'Builds its own connections and takes no notice of yours.' },
    'greedy-hard': { name: 'Classic hard', about: 'Weighs its connections against yours, one move at a time.' },
  },
} as const
