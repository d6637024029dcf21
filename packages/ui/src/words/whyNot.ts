import type { GameId } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { lookUpGameUi } from '../games/registry'
import { sayMore } from '../i18n/say'
import type { Refusal } from '../model/session/refusals'

/** Why a tap was refused, in one sentence. */
export function formatWhyNot(t: TFunction, game: GameId, reason: Refusal): string {
  switch (reason.code) {
    case 'game-over':
      return t('whyNot.over')
    case 'not-your-turn':
      return t('whyNot.notYourTurn')
    case 'watching':
      return t('whyNot.watching')
    case 'looking-back':
      return t('whyNot.lookingBack')
    case 'paused':
      return t('whyNot.paused')
    case 'held':
      return t('whyNot.held')
  }
  const { code, cells: _, ...data } = reason
  const { say } = lookUpGameUi(game)
  const values = Object.entries(data).map(([name, value]: [string, string | number]) => {
    // Cells are called by their names, pieces and colours by the game's own words.
    const isNamed = typeof value === 'string' && (name === 'piece' || name === 'colour')
    return [name, (isNamed ? say.nameInReason?.(t, value) : undefined) ?? value] as const
  })
  return sayMore(t, game, ['refused', code], Object.fromEntries(values))
}
