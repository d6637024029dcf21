import type { GameEvent } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'

/** A disc and its cell, or the swap. What it would win is for the player to see. */
export function nameMove(t: TFunction, events: readonly GameEvent[]): string {
  const placed = events.find(event => event.kind === 'placed')
  if (!placed) return t('alliances.move.swap')
  const colour = sayOfGame(t, 'alliances', ['disc', placed.colour ?? ''])
  return t('alliances.move.place', { colour, at: placed.at })
}
