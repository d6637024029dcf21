import { en as gameTexts } from '../../games/en'
import { app } from './app'
import { home } from './home'
import { savedGames } from './savedGames'
import { link } from './link'
import { computers } from './computers'
import { play } from './play'
import { clock } from './clock'
import { friend } from './friend'
import { errors } from './errors'

/** The texts that a visit needs at once: home, and a game. */
export const first = {
  ...app,
  ...home,
  ...savedGames,
  ...link,
  ...computers,
  ...play,
  ...clock,
  ...friend,
  ...errors,
  ...gameTexts,
} as const
