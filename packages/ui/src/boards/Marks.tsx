import { memo, type ReactNode } from 'react'
import Svg, { Circle, G, Path } from 'react-native-svg'
import { glaze } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import type { BoardLayout, Cell } from './layout'
import type { Mark } from './marks'
import { cornerTicks, outlinePath } from './paths'

/** What a mark is drawn from. */
interface Drawing {
  readonly cell: Cell
  readonly pitch: number
  readonly theme: Theme
  readonly isOccupied: boolean
}

/** All marks as one drawing under the pieces. */
export const Marks = memo(function Marks({
  layout,
  marks,
  occupied,
}: {
  readonly layout: BoardLayout
  readonly marks: readonly Mark[]
  readonly occupied: ReadonlySet<string>
}) {
  const theme = useTheme()
  return (
    <Svg width={layout.width} height={layout.height}>
      {marks.flatMap(({ kind, cells }) =>
        cells.map(name => {
          const cell = layout.byName.get(name)
          if (!cell) return null
          const drawing = { cell, pitch: layout.pitch, theme, isOccupied: occupied.has(name) }
          return <G key={`${kind} ${name}`}>{drawings[kind](drawing)}</G>
        }),
      )}
    </Svg>
  )
})

const drawings: Readonly<Record<Mark['kind'], (drawing: Drawing) => ReactNode>> = {
  target: ({ cell, pitch, theme, isOccupied }) =>
    isOccupied ? (
      <Ring cell={cell} r={pitch * 0.46} width={Math.max(2, pitch * 0.05)} colour={theme.blue} />
    ) : (
      <Circle cx={cell.centre.x} cy={cell.centre.y} r={Math.max(3, pitch * 0.1)} fill={theme.blue} />
    ),
  selected: ({ cell, pitch, theme }) => (
    <Ring cell={cell} r={pitch * 0.43} width={Math.max(3, pitch * 0.08)} colour={theme.blue} />
  ),
  pressed: ({ cell, pitch, theme }) => (
    <>
      <Path d={outlinePath([cell], 0.97)} fill={theme.blue} opacity={0.14} />
      <Ring cell={cell} r={pitch * 0.3} width={2} colour={theme.blue} />
    </>
  ),
  last: ({ cell, pitch, theme }) => (
    <Path
      d={cornerTicks(cell, 0.9, 0.24)}
      fill="none"
      stroke={theme.terracotta}
      strokeWidth={Math.max(2, pitch * 0.045)}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  won: ({ cell, pitch, theme }) => (
    <>
      <Path d={outlinePath([cell], 0.97)} fill={glaze.honey} opacity={0.55} />
      <Path d={outlinePath([cell], 0.94)} fill="none" stroke={theme.gold} strokeWidth={Math.max(2, pitch * 0.04)} />
    </>
  ),
  counted: ({ cell, theme }) => (
    <Path d={outlinePath([cell], 0.92)} fill="none" stroke={theme.gold} strokeWidth={2} strokeDasharray="3 4" />
  ),
}

function Ring({
  cell,
  r,
  width,
  colour,
}: {
  readonly cell: Cell
  readonly r: number
  readonly width: number
  readonly colour: string
}) {
  return <Circle cx={cell.centre.x} cy={cell.centre.y} r={r} fill="none" stroke={colour} strokeWidth={width} />
}
