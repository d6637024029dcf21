import type { StateOf } from '@tabuleiro/engine'
import type { GameAi } from '../gameAi'
import { bots } from './bots'
import { features, weights } from './evaluation'
import { levels } from './levels'
import { hintReason } from './hintReason'
import { TrikeLines } from './lines'
import { TrikeSearch } from './search'

/** How the computer plays Trike. */
export const trike: GameAi<StateOf<'trike'>> = {
  open: (line, options) =>
    options.lines === undefined ? new TrikeSearch(line, options) : new TrikeLines(line, options),
  evaluation: { weights, features },
  levels,
  bots,
  hintReason,
}
