import type { GameEvent } from '@tabuleiro/engine'
import { Circle, Path } from 'react-native-svg'
import type { BoardLayout } from '../../board/layout'
import { useTheme } from '../../theme/useTheme'
import type { MomentPart } from '../game'

/** The trap closes: a ring with six points draws in around the pawn. */
export function trapMoment(event: GameEvent, { byName, pitch }: BoardLayout): readonly MomentPart[] {
  const at = event.kind === 'trapped' ? byName.get(event.at)?.centre : undefined
  return at ? [{ at, size: pitch * 2.3, kind: 'close', begins: 0, lasts: 1, drawing: <Trap /> }] : []
}

function Trap() {
  const { terracotta } = useTheme()
  return (
    <>
      <Circle r={46} fill="none" stroke={terracotta} strokeWidth={4} />
      {SIXTHS.map(turn => (
        <Path key={turn} d="M-5 -46L0 -36L5 -46Z" fill={terracotta} transform={`rotate(${turn})`} />
      ))}
    </>
  )
}

const SIXTHS = [0, 60, 120, 180, 240, 300]
