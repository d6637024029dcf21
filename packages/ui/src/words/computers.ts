import { listBots, listLevels } from '@tabuleiro/ai'
import type { GameId } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayName, sayOfGame } from '../i18n/say'

/** A computer player as menus show it. */
export interface Computer {
  /** As a seat names it: `level:<id>` or `report:<bot>`. */
  readonly player: string
  readonly name: string
  /** Whether it is a player of the original reports and no level of ours. */
  readonly isClassic: boolean
  /** One honest line about how it plays. */
  readonly about: string
}

/** The computer players of a game in menu order: levels from weak to strong, then the bots of the original reports. */
export function listComputers(t: TFunction, game: GameId): readonly Computer[] {
  return [
    ...listLevels(game).map(id => ({
      player: `level:${id}`,
      isClassic: false,
      name: sayName(t, 'level', [id, 'name']),
      about: sayName(t, 'level', [id, 'about']),
    })),
    ...listBots(game).map(id => ({
      player: `report:${id}`,
      isClassic: true,
      name: sayOfGame(t, game, ['bot', id, 'name']),
      about: sayOfGame(t, game, ['bot', id, 'about']),
    })),
  ]
}
