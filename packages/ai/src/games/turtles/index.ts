import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { AlphaBeta } from '../../search/alphaBeta'
import { weighted } from '../../search/features'
import { bots } from './bots'
import { features, weights } from './evaluation'
import { levels } from './levels'
import { scoreMoves } from './moveOrder'
import { hintReason } from './hintReason'

/** How the computer plays turtles: few moves in a position and long chains of consequences, so deep alpha-beta. */
export const turtles: GameAi<StateOf<'turtles'>> = {
  open: (line, options) =>
    new AlphaBeta(line, { evaluate: weighted(weights, features(line.state.setup)), scoreMoves }, options),
  evaluation: { weights, features },
  levels,
  bots,
  hintReason,
}
