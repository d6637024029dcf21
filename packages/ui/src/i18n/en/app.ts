/** The name of the app, what it is, and what every page has. */
export const app = {
  app: {
    name: 'Tabuleiro',
    title: '{{page}} · Tabuleiro',
    tagline: 'Board games for two',
    back: 'Back',
    close: 'Close',
  },
  update: {
    ready: 'A new version is ready.',
    hint: 'Your game stays as it is.',
    accept: 'Update',
    later: 'Later',
  },
  fault: {
    title: 'Something went wrong',
    hint: 'Sorry, this is our fault. Your games are safe; reload to go on.',
    copy: 'Copy game',
    copied: 'The game is copied.',
    notCopied: 'The game could not be copied. Here it is:',
    reload: 'Reload',
  },
} as const
