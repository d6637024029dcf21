import type { StateOf } from '@tabuleiro/engine'
import type { Brain } from '../gameAi'
import { Guided } from '../../search/puct'
import { bots } from './bots'
import { measure, weights } from './evaluation'
import { AlliancesJudge } from './evaluator'
import { levels } from './levels'
import { reason } from './hintReason'

/** Looking at a position takes an interpreter on a phone a millisecond or two. */
const STRIDE = 1

export const alliances: Brain<StateOf<'alliances'>> = {
  open: (line, conditions) => new Guided(line, new AlliancesJudge(line.state.setup), conditions, STRIDE),
  evaluation: { weights, measure },
  levels,
  bots,
  reason,
}
