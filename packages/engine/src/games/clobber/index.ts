import type { Game } from '../../core/game'
import { clobberOptions, setup } from './board'
import { notation } from './notation'
import { presentation, type ClobberFacts } from './presentation'
import { rules, type ClobberState } from './rules'

/** Clobber by Michael H. Albert, J. P. Grossman and Richard J. Nowakowski, 2001. */
export const clobber: Game<ClobberState, ClobberFacts> = {
  id: 'clobber',
  name: 'Clobber',
  rulesVersion: 1,
  options: clobberOptions,
  setup,
  ...rules,
  ...notation,
  ...presentation,
}

export type { ClobberCell, ClobberOptions, ClobberSetup } from './board'
export type { ClobberFacts } from './presentation'
export type { ClobberState } from './rules'
