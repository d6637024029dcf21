import { en as threeDragons } from '../../games/three-dragons/en'
import { en as trike } from '../../games/trike/en'
import { en as alliances } from '../../games/alliances/en'
import { en as turtles } from '../../games/turtles/en'
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

/** Every text of the app in English; the keys are the same in every language. */
export const en = {
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
} as const
