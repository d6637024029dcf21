import type { app as en } from '../en/app'
import type { Texts } from '../texts'

/** The name of the app and what it is. */
export const app: Texts<typeof en> = { app: { name: 'Tabuleiro', tagline: 'Jogos de tabuleiro para dois' } }
