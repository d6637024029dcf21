import type { ClobberState } from '@tabuleiro/engine/games/clobber/internals'
import type { Bots } from '../gameAi'
import { movableLead } from './evaluation'
import type { players } from './players'

/** Any move; the one that leaves the enemy the fewest stones that can move, compared with the own ones. */
export const bots: Bots<typeof players, ClobberState> = {
  easy: () => () => 0,
  hard: () => line => -movableLead(line.state),
}
