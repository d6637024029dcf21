import { pt as gameTexts } from '../../games/pt'
import type { first as en } from '../en/first'
import type { Texts } from '../texts'
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
export const first: Texts<typeof en> = {
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
}
