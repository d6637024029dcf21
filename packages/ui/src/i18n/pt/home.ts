import type { home as en } from '../en/home'
import type { Texts } from '../texts'

/** The home page. */
export const home: Texts<typeof en> = { home: { play: 'Jogar', options: 'Escolher opções', games: 'Jogos' } }
