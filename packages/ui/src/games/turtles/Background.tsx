import { memo } from 'react'
import { Circle, G, Path } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import { RIM, type Cell } from '../../board/layout'
import type { BackgroundProps } from '../game'
import { Labels } from '../../board/Labels'
import { cellJoints, outlinePath } from '../../board/paths'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import type { Seat } from './shape'
import { Shore } from './Shore'

/** A beach between two seas, with nests where the turtles hatch. */
export const TurtlesBackground = memo(function TurtlesBackground({ layout }: BackgroundProps) {
  const theme = useTheme()
  const { width, height, pitch, labels } = layout
  const sand = layout.cells.filter(cell => cell.isOff !== true)
  const seas = layout.cells.filter(cell => cell.isOff === true)
  const whole = outlinePath(layout.cells)
  return (
    <Drawing width={width} height={height}>
      <Path d={whole} fill={theme.blue} stroke={theme.blue} strokeWidth={2 * RIM - 1} strokeLinejoin="round" />
      <Path d={whole} fill={theme.paper} stroke={theme.paper} strokeWidth={2 * RIM - 5} strokeLinejoin="round" />
      <Path d={outlinePath(seas)} fill={theme.sea} />
      <Path d={outlinePath(sand.filter(cell => cell.tone === 0))} fill={theme.beach} />
      <Path d={outlinePath(sand.filter(cell => cell.tone === 1))} fill={theme.beachAlt} />
      {seas.map(sea => (
        <Shore key={sea.name} sea={sea} pitch={pitch} />
      ))}
      {cellJoints(sand).map(({ x, y }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={Math.max(1, pitch * 0.03)} fill={theme.foam} opacity={0.7} />
      ))}
      {listHomes(sand).map(({ cell, seat }) => (
        <Nest key={cell.name} cell={cell} seat={seat} pitch={pitch} />
      ))}
      <Labels labels={labels} />
    </Drawing>
  )
})

interface Home {
  readonly cell: Cell
  readonly seat: Seat
}

/** rules 3: South hatches on the first rank, North on the last. */
function listHomes(sand: readonly Cell[]): readonly Home[] {
  const rankOf = ({ name }: Cell) => Number(name.slice(1))
  const last = Math.max(...sand.map(rankOf))
  return sand
    .filter(cell => rankOf(cell) === 1 || rankOf(cell) === last)
    .map(cell => ({ cell, seat: rankOf(cell) === 1 ? 'south' : 'north' }))
}

const rims: Readonly<Record<Seat, string>> = { south: pieceColours.teal, north: pieceColours.dune }

/** A hollow with a rim in the tone of the turtles that hatch there; otherwise the same at both ends. */
function Nest({ cell: { centre }, seat, pitch }: Home & { readonly pitch: number }) {
  const theme = useTheme()
  const r = pitch * 0.32
  return (
    <G transform={`translate(${centre.x} ${centre.y})`}>
      <Circle r={r} fill={theme.ink} opacity={0.06} />
      <Circle r={r} fill="none" stroke={rims[seat]} strokeWidth={Math.max(1, pitch * 0.02)} opacity={0.7} />
    </G>
  )
}
