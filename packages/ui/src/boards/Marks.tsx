import { memo, type ReactNode } from 'react'
import Svg, { Circle, G, Path } from 'react-native-svg'
import { glaze } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import { nearestOn, type BoardLayout, type Cell } from './layout'
import type { Mark } from './marks'
import { arrowPath, cornerFlag, cornerTicks, outlinePath } from './paths'

/** What a mark is drawn from. */
interface Drawing {
  readonly cell: Cell
  readonly pitch: number
  readonly theme: Theme
  readonly isOccupied: boolean
}

interface MarksProps {
  readonly layout: BoardLayout
  readonly marks: readonly Mark[]
  readonly occupied: ReadonlySet<string>
}

/** The marks that lie under the pieces, as one drawing. */
export const Marks = memo(function Marks(props: MarksProps) {
  return <Layer {...props} marks={props.marks.filter(mark => !isOver(mark))} />
})

/** The marks that are about pieces and lie over them. */
export const MarksOver = memo(function MarksOver(props: MarksProps) {
  const marks = props.marks.filter(isOver)
  return marks.length > 0 ? <Layer {...props} marks={marks} /> : null
})

function isOver({ kind }: Mark): boolean {
  return kind === 'consequence' || kind === 'hint'
}

function Layer({ layout, marks, occupied }: MarksProps) {
  const theme = useTheme()
  return (
    <Svg width={layout.width} height={layout.height}>
      {marks.flatMap(({ kind, cells, arrow }, i) => [
        ...cells.map(name => {
          const cell = layout.byName.get(name)
          if (!cell) return null
          const drawing = { cell, pitch: layout.pitch, theme, isOccupied: occupied.has(name) }
          return <G key={`${i} ${kind} ${name}`}>{drawings[kind](drawing)}</G>
        }),
        arrow && <Arrow key={`${i} arrow`} layout={layout} {...arrow} />,
      ])}
    </Svg>
  )
}

/** Where something is pushed; nothing where the board does not show the way. */
function Arrow({ layout, from, to }: { readonly layout: BoardLayout; readonly from: string; readonly to: string }) {
  const theme = useTheme()
  const [start, end] = [layout.byName.get(from), layout.byName.get(to)]
  if (!start || !end) return null
  const { pitch } = layout
  // A place beside the board may be wide: what is pushed there goes straight.
  const tip = end.isOff === true ? nearestOn(end.outline, start.centre) : end.centre
  return <Gold d={arrowPath(start.centre, tip, pitch * 0.16)} width={Math.max(2.5, pitch * 0.07)} theme={theme} />
}

/** A golden line with a seam of the cell's colour on both sides, so that it is seen on every piece. */
function Gold({ d, width, theme }: { readonly d: string; readonly width: number; readonly theme: Theme }) {
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <>
      <Path {...line} stroke={theme.cell} strokeWidth={width + 3} />
      <Path {...line} stroke={theme.gold} strokeWidth={width} />
    </>
  )
}

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
  consequence: ({ cell, pitch, theme }) => (
    <Gold d={outlinePath([cell], 0.88)} width={Math.max(2.5, pitch * 0.07)} theme={theme} />
  ),
  hint: ({ cell, pitch, theme }) => (
    <>
      <Ring cell={cell} r={pitch * 0.45} width={Math.max(3, pitch * 0.09) + 3} colour={theme.cell} />
      <Circle
        cx={cell.centre.x}
        cy={cell.centre.y}
        r={pitch * 0.45}
        fill="none"
        stroke={theme.gold}
        strokeWidth={Math.max(3, pitch * 0.09)}
        strokeDasharray={`${pitch * 0.2} ${pitch * 0.12}`}
      />
      <Path d={cornerFlag(cell, 0.97, 0.34)} fill={theme.gold} stroke={theme.cell} strokeWidth={1.5} />
    </>
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
