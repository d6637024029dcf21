import type { Game } from '../../core/game'
import { setup, turtlesOptions } from './board'
import { presentation, type TurtlesFacts } from './presentation'
import { notation } from './notation'
import { rules, type TurtlesState } from './rules'
import type { TurtlesWhyNot } from './whyNot'

/** Turtles by Dan Hassin, 2024. */
export const turtles: Game<TurtlesState, TurtlesFacts, TurtlesWhyNot> = {
  id: 'turtles',
  name: 'Turtles',
  rulesVersion: 1,
  options: turtlesOptions,
  setup,
  ...rules,
  ...notation,
  ...presentation,
}

export type { TurtlesCell, TurtlesOptions, TurtlesSetup } from './board'
export type { TurtlesDriver, TurtlesFacts } from './presentation'
export type { TurtlesState } from './rules'
export type { TurtlesWhyNot } from './whyNot'
