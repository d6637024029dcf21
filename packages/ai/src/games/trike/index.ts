import type { StateOf } from '@tabuleiro/engine'
import type { Brain } from '../gameAi'
import { bots } from './bots'
import { measure, weights } from './evaluation'
import { levels } from './levels'
import { reason } from './hintReason'
import { TrikeSearch } from './search'

/** How the computer plays Trike. */
export const trike: Brain<StateOf<'trike'>> = {
  open: (line, conditions) => new TrikeSearch(line, conditions),
  evaluation: { weights, measure },
  levels,
  bots,
  reason,
}
