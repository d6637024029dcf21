import type { StateOf } from '@tabuleiro/engine'
import type { Brain } from '../../brain'
import { AlphaBeta } from '../../search/alphaBeta'
import { levels } from './levels'

export const alliances: Brain<StateOf<'alliances'>> = {
  open: (line, conditions) =>
    new AlphaBeta(line, { evaluate: () => 0, rank: (_s, _list, ranks) => ranks.fill(0) }, conditions),
  evaluation: { weights: {}, measure: () => () => undefined },
  levels,
  bots: {},
  reason: () => 'best',
}
