import type { GameEvent } from '@tabuleiro/engine'
import { Circle, Path } from 'react-native-svg'
import type { BoardLayout } from '../../board/layout'
import { pieceColours } from '../../theme/tokens'
import type { MomentPart } from '../game'
import { starPath } from './outlines'

/** A dragon wakes: flames leap from its cave, and a ring of light runs after them. */
export function wakingMoment(event: GameEvent, { byName, pitch }: BoardLayout): readonly MomentPart[] {
  const at = event.kind === 'woken' ? byName.get(event.at)?.centre : undefined
  if (!at) return []
  return [
    { at, size: pitch * 2.1, kind: 'burst', begins: 0, lasts: 0.8, drawing: <Path d={FLAMES} {...flames} /> },
    {
      at,
      size: pitch * 2.4,
      kind: 'burst',
      begins: 0.25,
      lasts: 0.75,
      drawing: <Circle r={47} fill="none" stroke={pieceColours.honey} strokeWidth={4} />,
    },
  ]
}

/** Flames all around, open in the middle, where the dragon appears. */
const FLAMES = `${starPath(12, 49, 31)}M-27 0A27 27 0 1 0 27 0A27 27 0 1 0 -27 0Z`
const flames = {
  fill: pieceColours.ember,
  fillRule: 'evenodd',
  stroke: pieceColours.honey,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
} as const
