import type { MoreTextsByGame } from './texts'
import { pt as alliances } from './alliances/more/pt'
import { pt as threeDragons } from './three-dragons/more/pt'
import { pt as trike } from './trike/more/pt'
import { pt as turtles } from './turtles/more/pt'

/** The texts that a game needs after a match, or about its numbers, in Portuguese: one line per game. */
export const morePt = { 'three-dragons': threeDragons, trike, alliances, turtles } as const satisfies MoreTextsByGame
