import { pt as gameTexts } from '../../games/pt'
import type { en } from '../en'
import type { Texts } from '../texts'
import { app } from './app'
import { home } from './home'
import { newGame } from './newGame'
import { settings } from './settings'
import { about } from './about'
import { savedGames } from './savedGames'
import { share } from './share'
import { rules } from './rules'
import { computers } from './computers'
import { play } from './play'
import { clock } from './clock'
import { errors } from './errors'

/** Every text of the app in European Portuguese. */
export const pt: Texts<typeof en> = {
  ...app,
  ...home,
  ...newGame,
  ...settings,
  ...about,
  ...savedGames,
  ...share,
  ...rules,
  ...computers,
  ...play,
  ...clock,
  ...errors,
  ...gameTexts,
}
