import type { GameEvent } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'

/** Where the pawn goes and whether that closes the trap, the first checker, or the swap. */
export function nameMove(t: TFunction, events: readonly GameEvent[]): string {
  if (events.some(({ kind }) => kind === 'swapped')) return t('trike.move.swap')
  const moved = events.find(event => event.kind === 'moved')
  const placed = events.find(event => event.kind === 'placed')
  if (!moved) return t('trike.move.first', { at: placed?.at ?? '' })
  const isTrapped = events.some(({ kind }) => kind === 'trapped')
  return t(isTrapped ? 'trike.move.trap' : 'trike.move.pawn', { to: moved.to })
}
