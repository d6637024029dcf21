import type { Game } from '../../core/game'
import { setup, trikeOptions } from './board'
import { presentation, type TrikeFacts } from './presentation'
import { notation } from './notation'
import { rules, SWAP, type TrikeState } from './rules'
import type { TrikeWhyNot } from './whyNot'

/** Trike by Alek Erickson, 2020. */
export const trike: Game<TrikeState, TrikeFacts, TrikeWhyNot> = {
  id: 'trike',
  name: 'Trike',
  rulesVersion: 1,
  options: trikeOptions,
  swap: SWAP,
  setup,
  ...rules,
  ...notation,
  ...presentation,
}

export type { TrikeCell, TrikeOptions, TrikeSetup } from './board'
export type { TrikeFacts } from './presentation'
export type { TrikeState } from './rules'
export type { TrikeWhyNot } from './whyNot'
