import type { Game } from '../../core/game'
import { setup, trikeOptions } from './board'
import { presentation, type TrikeFacts } from './presentation'
import { notation } from './notation'
import { rules, SWAP, type TrikeState } from './rules'

/** Trike by Alek Erickson, 2020. */
export const trike: Game<TrikeState, TrikeFacts> = {
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
