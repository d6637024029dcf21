import type { StateOf } from '@tabuleiro/engine'
import type { Brain } from '../../brain'
import { AlphaBeta } from '../../search/alphaBeta'
import { bots } from './bots'
import { measure, weights } from './evaluation'
import { judgeOf } from './judge'
import { levels } from './levels'
import { reason } from './reason'

export const threeDragons: Brain<StateOf<'three-dragons'>> = {
  open: (line, conditions) => new AlphaBeta(line, judgeOf(line.state.setup), conditions),
  evaluation: { weights, measure },
  levels,
  bots,
  reason,
}
