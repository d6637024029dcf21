/** The name of the app, what it is, and what every page has. */
export const app = {
  app: {
    name: 'Tabuleiro',
    title: '{{page}} · Tabuleiro',
    tagline: 'Board games for two, at one table',
    back: 'Back',
    close: 'Close',
  },
  update: {
    ready: 'A new version is ready.',
    hint: 'Your game goes on where it is.',
    accept: 'Update',
    later: 'Later',
  },
  fault: {
    title: 'Something went wrong',
    hint: 'Sorry, this is our fault. Your games are kept; start again to go on.',
    copy: 'Copy game',
    copied: 'The game is copied.',
    notCopied: 'The game could not be copied. Here it is:',
    reload: 'Load again',
  },
} as const
