import type { HintReason } from '@tabuleiro/ai'
import { games, otherSide, type GameEvent, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayOfGame } from '../../i18n/say'

type ThreeDragonsState = StateOf<'three-dragons'>

const GAME = 'three-dragons'

/** What a capture leaves of the enemy, and which dragon wakes. */
export function explainHint(
  t: TFunction,
  reason: HintReason,
  events: readonly GameEvent[],
  before: ThreeDragonsState,
  after: ThreeDragonsState,
): string {
  const woken = events.find(event => event.kind === 'woken')
  if (reason === 'wakes' && woken) return sayOfGame(t, GAME, ['hint', 'wakes'], { at: woken.at, strength: woken.value })
  if (reason !== 'captures') return ''
  const enemy = otherSide(before.turn)
  const { pieces } = games[GAME].facts(after)
  const colour = sayOfGame(t, GAME, ['colour', enemy === 0 ? 'white' : 'black'])
  return sayOfGame(t, GAME, ['hint', 'captures'], { colour, count: pieces[enemy] })
}
