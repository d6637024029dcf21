import { games, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { sayMore } from '../../../i18n/say'
import type { PlateLine } from '../../game'

type ThreeDragonsState = StateOf<'three-dragons'>

/** How many pieces a player has, and how strong they are, the strongest first; the basic game has no strength. */
export function explainPlate(t: TFunction, s: ThreeDragonsState, side: Side): readonly PlateLine[] {
  const { pieces, strengths, strengthSums } = games['three-dragons'].facts(s)
  const kind = side === 0 ? 'white' : 'black'
  const count = {
    pieces: [{ kind, side }],
    text: sayMore(t, 'three-dragons', ['plate', 'pieces'], { count: pieces[side] }),
  }
  if (!strengths || !strengthSums) return [count]
  const each = strengths[side].join(', ')
  const text = sayMore(t, 'three-dragons', ['plate', 'strength'], { strength: strengthSums[side], each })
  return [count, { pieces: [], text }]
}
