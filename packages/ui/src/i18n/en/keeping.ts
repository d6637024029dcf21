/** How games are kept in a browser that forgets. */
export const keeping = {
  keeping: {
    title: 'Keep your games',
    about:
      'This browser may forget your games after seven days without a visit. They stay if Tabuleiro is on your home screen.',
    how: 'To put it there, tap Share, then “Add to Home Screen”. On a Mac it is “Add to Dock” in the File menu.',
    understood: 'Got it',
  },
} as const
