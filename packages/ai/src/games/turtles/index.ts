import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { AlphaBeta } from '../../search/alphaBeta'
import { weighted } from '../../search/features'
import { bots } from './bots'
import { measure, weights } from './evaluation'
import { levels } from './levels'
import { rank } from './rank'
import { hintReason } from './hintReason'

/** How the computer plays turtles: few moves in a position and long chains of consequences, so deep alpha-beta. */
export const turtles: GameAi<StateOf<'turtles'>> = {
  open: (line, conditions) =>
    new AlphaBeta(line, { evaluate: weighted(weights, measure(line.state.setup)), rank }, conditions),
  evaluation: { weights, measure },
  levels,
  bots,
  hintReason,
}
