import { games, type GameEvent } from '@tabuleiro/engine'
import { Circle, Path } from 'react-native-svg'
import type { BoardLayout } from '../../board/layout'
import { useTheme } from '../../theme/useTheme'
import type { MomentPart } from '../game'
import { seatOf, type TurtlesState } from './shape'
import { listSwimmers } from './Swimmer'
import { swimmerPlaces } from './swimmerPlaces'

/** A turtle reaches the sea: the water splashes where it dives in, and rings run out from it. */
export function seaMoment(event: GameEvent, layout: BoardLayout, state: TurtlesState): readonly MomentPart[] {
  if (event.kind !== 'scored') return []
  const { goal, scored } = games.turtles.facts(state)
  const swimmers = listSwimmers(scored[event.side], goal)
  const at = swimmerPlaces(layout, seatOf(event.piece), swimmers.length)[swimmers.indexOf(sizeIn(event.piece))]
  if (!at) return []
  const { pitch } = layout
  return [
    { at, size: pitch * 0.52, kind: 'burst', begins: 0, lasts: 0.55, drawing: <Splash /> },
    { at, size: pitch * 0.44, kind: 'burst', begins: 0.15, lasts: 0.6, drawing: <Ripple /> },
    { at, size: pitch * 0.6, kind: 'burst', begins: 0.35, lasts: 0.65, drawing: <Ripple /> },
  ]
}

/** The number of a turtle, such as `s4`. */
function sizeIn(piece: string): number {
  return Number(piece.slice(1))
}

function Ripple() {
  const { ink, foam } = useTheme()
  return (
    <>
      <Circle r={45} fill="none" stroke={foam} strokeWidth={8} />
      <Circle r={48} fill="none" stroke={ink} strokeOpacity={0.5} strokeWidth={2} />
    </>
  )
}

function Splash() {
  const { ink, foam } = useTheme()
  return EIGHTHS.map(turn => (
    <Path
      key={turn}
      d="M0 -48C5 -40 5 -34 0 -31C-5 -34 -5 -40 0 -48Z"
      fill={foam}
      stroke={ink}
      strokeOpacity={0.5}
      strokeWidth={1.5}
      transform={`rotate(${turn})`}
    />
  ))
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]
