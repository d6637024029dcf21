import type { StateOf } from '@tabuleiro/engine'
import type { Brain } from '../gameAi'
import { AlphaBeta } from '../../search/alphaBeta'
import { bots } from './bots'
import { measure, weights } from './evaluation'
import { judgeOf } from './evaluator'
import { levels } from './levels'
import { reason } from './hintReason'

export const threeDragons: Brain<StateOf<'three-dragons'>> = {
  open: (line, conditions) => new AlphaBeta(line, judgeOf(line.state.setup), conditions),
  evaluation: { weights, measure },
  levels,
  bots,
  reason,
}
