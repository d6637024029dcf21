import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { bots } from './bots'
import { features, weights } from './evaluation'
import { levels } from './levels'
import { hintReason } from './hintReason'
import { TrikeSearch } from './search'

/** How the computer plays Trike. */
export const trike: GameAi<StateOf<'trike'>> = {
  open: (line, options) => new TrikeSearch(line, options),
  evaluation: { weights, features },
  levels,
  bots,
  hintReason,
}
