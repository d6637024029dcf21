/** The home page. */
export const home = { home: { play: 'Play', options: 'Choose options', games: 'Games' } } as const
