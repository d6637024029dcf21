import type { StateOf } from '@tabuleiro/engine'
import type { GameMore } from '../../gameMore'

export const trikeMore: GameMore<StateOf<'trike'>> = {}
