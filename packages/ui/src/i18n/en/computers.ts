/** The levels of the computer. */
export const computers = {
  level: {
    1: { name: 'Newcomer', about: 'Plays by feel and often slips up. Good for learning.' },
    2: { name: 'Apprentice', about: 'Sees plain threats and misses the others.' },
    3: { name: 'Regular', about: 'Thinks a few moves ahead, with the odd slip.' },
    4: { name: 'Strong', about: 'Seldom slips, and plays the same on every device.' },
    5: { name: 'Expert', about: 'As good as it can be in a short time.' },
    max: { name: 'Full strength', about: 'Takes its time and plays as well as this device can.' },
  },
} as const
