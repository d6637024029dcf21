import { pt as alliances } from './alliances/pt'
import type { TextsByGame } from './texts'
import { pt as threeDragons } from './three-dragons/pt'
import { pt as trike } from './trike/pt'
import { pt as turtles } from './turtles/pt'

/** The texts of every game in European Portuguese: one line per game. */
export const pt = { 'three-dragons': threeDragons, trike, alliances, turtles } as const satisfies TextsByGame
