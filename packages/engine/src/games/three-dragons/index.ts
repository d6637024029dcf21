import type { Game } from '../../core/game'
import { setup, threeDragonsOptions } from './board'
import { presentation, type ThreeDragonsFacts } from './presentation'
import { notation } from './notation'
import { rules } from './rules'
import type { ThreeDragonsState } from './state'
import type { ThreeDragonsWhyNot } from './whyNot'

/** Three Dragons by Scott Allen Czysz, 2020. */
export const threeDragons: Game<ThreeDragonsState, ThreeDragonsFacts, ThreeDragonsWhyNot> = {
  id: 'three-dragons',
  name: 'Three Dragons',
  rulesVersion: 1,
  options: threeDragonsOptions,
  setup,
  ...rules,
  ...notation,
  ...presentation,
}

export type { Cave, Square, ThreeDragonsOptions, ThreeDragonsSetup } from './board'
export type { CaveFacts, ThreeDragonsFacts } from './presentation'
export type { ThreeDragonsState } from './state'
export type { ThreeDragonsWhyNot } from './whyNot'
