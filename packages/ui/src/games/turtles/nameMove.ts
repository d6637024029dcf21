import type { GameEvent } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { turtlesWords, turtleWords } from './words'

/** Which of the player's own turtles goes where and with which riders, and which turtles it pushes or smashes. */
export function nameMove(t: TFunction, events: readonly GameEvent[]): string {
  const moved = events.find(event => event.kind === 'moved')
  if (!moved) return ''
  const smashed = events.flatMap(event => (event.kind === 'smashed' ? event.pieces : []))
  const pushed = events.flatMap(event => (event.kind === 'pushed' ? event.pieces : []))
  const pushedOn = pushed.filter(piece => !smashed.includes(piece))
  return [
    walkWords(t, moved, events),
    moved.riders ? t('turtles.move.riders', { turtles: turtlesWords(t, moved.riders) }) : '',
    pushedOn.length > 0 ? t('turtles.move.pushes', { turtles: turtlesWords(t, pushedOn) }) : '',
    smashed.length > 0 ? t('turtles.move.smashes', { turtles: turtlesWords(t, smashed) }) : '',
  ]
    .filter(part => part !== '')
    .join(', ')
}

type Moved = Extract<GameEvent, { readonly kind: 'moved' }>

function walkWords(t: TFunction, { piece, from, to }: Moved, events: readonly GameEvent[]): string {
  const size = piece.slice(-1)
  if (to.startsWith('goal-')) return t('turtles.move.sea', { size })
  const climbed = events.find(event => event.kind === 'climbed' && event.piece === piece)
  const isHatched = from.startsWith('nest-')
  if (climbed?.kind !== 'climbed') return t(isHatched ? 'turtles.move.hatch' : 'turtles.move.walk', { size, at: to })
  const values = { size, at: to, other: turtleWords(t, climbed.onto) }
  return t(isHatched ? 'turtles.move.hatchOnto' : 'turtles.move.climb', values)
}
