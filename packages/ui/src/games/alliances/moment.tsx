import type { GameEvent } from '@tabuleiro/engine'
import { Circle, G, Path } from 'react-native-svg'
import type { BoardLayout, Cell } from '../../board/layout'
import { circlePath, outlinePath } from '../../board/paths'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import type { MomentPart } from '../game'

/** The square around a cell and its light, in cells. */
const SIZE = 1.36
/** When the last cell lights up, and how long each is lit, as shares of the moment. */
const LAST = 0.5
const LIT = 0.5

/** A colour is won: its connection or its fence lights up cell by cell, from one end to the other. */
export function wonMoment(event: GameEvent, { byName, pitch }: BoardLayout): readonly MomentPart[] {
  if (event.kind !== 'won') return []
  const cells = event.cells.flatMap(name => byName.get(name) ?? [])
  return cells.map((cell, i) => ({
    at: cell.centre,
    size: pitch * SIZE,
    kind: 'glow',
    begins: (LAST * i) / cells.length,
    lasts: LIT,
    drawing: <Light cell={cell} pitch={pitch} />,
  }))
}

/** Light around a disc, which fills its cell and leaves the disc as it is. */
function Light({ cell, pitch }: { readonly cell: Cell; readonly pitch: number }) {
  const { gold } = useTheme()
  const { x, y } = cell.centre
  const disc = pitch * 0.4
  return (
    <G transform={`scale(${100 / (pitch * SIZE)}) translate(${-x} ${-y})`}>
      <Path d={`${outlinePath([cell])}${circlePath(cell.centre, disc)}`} fill={pieceColours.honey} fillRule="evenodd" />
      <Path
        d={outlinePath([cell])}
        fill="none"
        stroke={gold}
        strokeWidth={Math.max(2, pitch * 0.07)}
        strokeLinejoin="round"
      />
      <Circle cx={x} cy={y} r={disc} fill="none" stroke={gold} strokeWidth={1} />
    </G>
  )
}
