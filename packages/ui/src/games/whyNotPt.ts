import { pt as alliances } from './alliances/whyNot/pt'
import { pt as threeDragons } from './three-dragons/whyNot/pt'
import { pt as trike } from './trike/whyNot/pt'
import { pt as turtles } from './turtles/whyNot/pt'
import type { WhyNotByGame } from './texts'

/** Why taps are refused, in Portuguese: one line per game. */
export const whyNotPt = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
} as const satisfies WhyNotByGame
