/** The levels of the computer. */
export const computers = {
  level: {
    1: { name: 'Newcomer', about: 'Sees the move at hand and little more. Good for learning.' },
    2: { name: 'Apprentice', about: 'Sees your answer to its move, and misjudges the rest.' },
    3: { name: 'Regular', about: 'Thinks two moves ahead, with the odd slip.' },
    4: { name: 'Strong', about: 'Thinks several moves ahead, the same on every device.' },
    5: { name: 'Expert', about: 'Misses little that is near, and answers quickly.' },
    6: { name: 'Master', about: 'Looks further ahead than the Expert.' },
    7: { name: 'Grandmaster', about: 'Takes up to three seconds, and plans far ahead.' },
    8: { name: 'Champion', about: 'Almost all that there is, in less than five seconds.' },
    max: { name: 'Full strength', about: 'Takes its time and plays as well as this device can.' },
  },
} as const
