import { en as alliances } from './alliances/en'
import type { TextsByGame } from './texts'
import { en as threeDragons } from './three-dragons/en'
import { en as trike } from './trike/en'
import { en as turtles } from './turtles/en'

/** The texts of every game in English: one line per game. */
export const en = { 'three-dragons': threeDragons, trike, alliances, turtles } as const satisfies TextsByGame
