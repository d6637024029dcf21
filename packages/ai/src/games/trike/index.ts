import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { bots } from './bots'
import { measure, weights } from './evaluation'
import { levels } from './levels'
import { hintReason } from './hintReason'
import { TrikeSearch } from './search'

/** How the computer plays Trike. */
export const trike: GameAi<StateOf<'trike'>> = {
  open: (line, conditions) => new TrikeSearch(line, conditions),
  evaluation: { weights, measure },
  levels,
  bots,
  hintReason,
}
