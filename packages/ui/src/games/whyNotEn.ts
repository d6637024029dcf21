import { en as alliances } from './alliances/whyNot/en'
import { en as threeDragons } from './three-dragons/whyNot/en'
import { en as trike } from './trike/whyNot/en'
import { en as turtles } from './turtles/whyNot/en'
import type { WhyNotByGame } from './texts'

/** Why taps are refused, in English: one line per game. */
export const whyNotEn = {
  'three-dragons': threeDragons,
  trike,
  alliances,
  turtles,
} as const satisfies WhyNotByGame
