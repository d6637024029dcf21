import { gameOf } from '@tabuleiro/engine'
import type { BoardShape } from '../board/layout'
import { lookUpGameUi } from '../games/registry'

/** The shape of a Trike board with these options. */
export function expectShape(options: { readonly board: string; readonly size: number }): BoardShape {
  const setup = gameOf('trike').setup(options)
  if (!setup.ok) throw new Error('no such board')
  return lookUpGameUi('trike').draw.shape(setup.value)
}
