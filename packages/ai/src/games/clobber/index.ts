import type { StateOf } from '@tabuleiro/engine'
import { AlphaBeta } from '../../search/alphaBeta'
import type { GameAi } from '../gameAi'
import { bots } from './bots'
import { createEvaluator, features, weights } from './evaluation'
import { hintReason } from './hintReason'
import { levels } from './levels'

export const clobber: GameAi<StateOf<'clobber'>> = {
  open: (line, options) => new AlphaBeta(line, createEvaluator(line.state.setup), options),
  evaluation: { weights, features },
  levels,
  bots,
  hintReason,
}
