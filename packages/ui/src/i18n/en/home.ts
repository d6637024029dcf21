/** The home page. */
export const home = {
  home: {
    games: 'Games',
    play: 'Play',
    playGame: 'Play {{game}}: {{players}}',
    learn: 'Learn',
    learnGame: 'Learn {{game}}: short lessons on the board',
    options: 'Options',
    optionsOf: 'Options of {{game}}',
    rules: 'Rules',
    rulesOf: 'Rules of {{game}}',
    continue: 'Continue',
    continueGame: 'Continue {{game}}, {{players}}. {{turn}}',
    recent: 'Finished lately',
    explore: 'Explore',
    saved: 'Saved games',
    settings: 'Settings',
    about: 'About',
  },
} as const
