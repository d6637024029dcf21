import { pt as threeDragons } from '../../games/three-dragons/pt'
import { pt as trike } from '../../games/trike/pt'
import { pt as alliances } from '../../games/alliances/pt'
import { pt as turtles } from '../../games/turtles/pt'
import type { en } from '../en'
import type { Texts } from '../texts'
import { app } from './app'
import { home } from './home'
import { newGame } from './newGame'
import { settings } from './settings'
import { about } from './about'
import { games } from './games'
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
  ...games,
  ...share,
  ...rules,
  ...computers,
  ...play,
  ...clock,
  ...errors,
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
}
