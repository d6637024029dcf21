import { gameOf, type GameId, type Options } from '@tabuleiro/engine'
import type { BoardShape } from '../board/layout'
import { lookUpGameUi } from '../games/registry'

/** The shape of the board of a game with these options; of Trike where no game is named. */
export function expectShape(options: Options, game: GameId = 'trike'): BoardShape {
  const setup = gameOf(game).setup(options)
  if (!setup.ok) throw new Error('no such board')
  return lookUpGameUi(game).draw.shape(setup.value)
}
