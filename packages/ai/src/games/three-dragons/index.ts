import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { AlphaBeta } from '../../search/alphaBeta'
import { bots } from './bots'
import { features, weights } from './evaluation'
import { createEvaluator } from './evaluator'
import { levels } from './levels'
import { hintReason } from './hintReason'

export const threeDragons: GameAi<StateOf<'three-dragons'>> = {
  open: (line, options) => new AlphaBeta(line, createEvaluator(line.state.setup), options),
  evaluation: { weights, features },
  levels,
  bots,
  hintReason,
}
