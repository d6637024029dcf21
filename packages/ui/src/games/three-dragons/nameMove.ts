import type { GameEvent } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'
import { listPlaces } from './words'

type Captured = Extract<GameEvent, { readonly kind: 'captured' }>

const GAME = 'three-dragons'

/** From where to where, then what it captures and wakes. */
export function nameMove(t: TFunction, events: readonly GameEvent[]): string {
  const moved = events.find(event => event.kind === 'moved')
  const woken = events.flatMap(event => (event.kind === 'woken' ? [event.at] : []))
  const closedIn = capturedPlaces(events, 'custodial')
  const overpowered = capturedPlaces(events, 'strength')
  return [
    moved ? sayOfGame(t, GAME, ['move', 'slide'], { from: moved.from, to: moved.to }) : '',
    closedIn.length > 0 ? sayOfGame(t, GAME, ['move', 'captures'], { at: listPlaces(t, closedIn) }) : '',
    overpowered.length > 0 ? sayOfGame(t, GAME, ['move', 'overpowers'], { at: listPlaces(t, overpowered) }) : '',
    woken.length > 0 ? sayOfGame(t, GAME, ['move', 'wakes'], { at: listPlaces(t, woken), count: woken.length }) : '',
  ]
    .filter(part => part !== '')
    .join(', ')
}

function capturedPlaces(events: readonly GameEvent[], how: Captured['how']): readonly string[] {
  return events.flatMap(event => (event.kind === 'captured' && event.how === how ? [event.at] : []))
}
