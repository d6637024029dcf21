/** The name of the app and what it is. */
export const app = { app: { name: 'Tabuleiro', tagline: 'Board games for two, at one table' } } as const
