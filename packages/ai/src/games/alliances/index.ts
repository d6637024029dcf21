import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { Puct } from '../../search/puct'
import { bots } from './bots'
import { features, weights } from './evaluation'
import { AlliancesEvaluator } from './evaluator'
import { levels } from './levels'
import { hintReason } from './hintReason'

/** Evaluating a position takes an interpreter on a phone a millisecond or two. */
const STRIDE = 1

export const alliances: GameAi<StateOf<'alliances'>> = {
  open: (line, options) => new Puct(line, new AlliancesEvaluator(line.state.setup), options, STRIDE),
  evaluation: { weights, features },
  levels,
  bots,
  hintReason,
}
