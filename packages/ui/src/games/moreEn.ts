import type { MoreTextsByGame } from './texts'
import { en as alliances } from './alliances/more/en'
import { en as threeDragons } from './three-dragons/more/en'
import { en as trike } from './trike/more/en'
import { en as turtles } from './turtles/more/en'

/** The texts that a game needs after a match, or about its numbers, in English: one line per game. */
export const moreEn = { 'three-dragons': threeDragons, trike, alliances, turtles } as const satisfies MoreTextsByGame
