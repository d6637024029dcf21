import type { Game } from '../../core/game'
import { alliancesOptions, setup, SWAP } from './board'
import { presentation, type AlliancesFacts } from './presentation'
import { notation } from './notation'
import { rules, type AlliancesState } from './rules'
import type { AlliancesWhyNot } from './whyNot'

/** Alliances by Markus Hagenauer, nestorgames 2020. */
export const alliances: Game<AlliancesState, AlliancesFacts, AlliancesWhyNot> = {
  id: 'alliances',
  name: 'Alliances',
  rulesVersion: 1,
  options: alliancesOptions,
  swap: SWAP,
  setup,
  ...rules,
  ...notation,
  ...presentation,
}

export type {
  AlliancesCell,
  AlliancesChart,
  AlliancesColour,
  AlliancesOptions,
  AlliancesSetup,
  AlliancesSide,
} from './board'
export type { AlliancesFacts } from './presentation'
export type { AlliancesState } from './rules'
export type { AlliancesWhyNot } from './whyNot'
