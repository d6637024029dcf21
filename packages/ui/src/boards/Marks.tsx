import { memo, type ReactNode } from 'react'
import { Circle, G, Path } from 'react-native-svg'
import { Drawing } from './Drawing'
import { glaze } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import { nearestOn, type BoardLayout, type Cell, type Point } from './layout'
import type { Arrow, Mark } from './marks'
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
    <Drawing width={layout.width} height={layout.height}>
      {marks.flatMap(({ kind, cells, arrow }, i) => [
        ...cells.map(name => {
          const cell = layout.byName.get(name)
          if (!cell) return null
          const drawing = { cell, pitch: layout.pitch, theme, isOccupied: occupied.has(name) }
          return <G key={`${i} ${kind} ${name}`}>{drawings[kind](drawing)}</G>
        }),
        arrow && <PushArrow key={`${i} arrow`} layout={layout} arrow={arrow} />,
      ])}
    </Drawing>
  )
}

/** Where something is pushed; nothing where the board does not show the way. */
function PushArrow({ layout, arrow }: { readonly layout: BoardLayout; readonly arrow: Arrow }) {
  const theme = useTheme()
  const { pitch, byName } = layout
  const from = byName.get(arrow.from)?.centre
  const tip = from && tipOf(layout, arrow, from)
  if (!tip) return null
  return <Gold d={arrowPath(from, tip, pitch * 0.14)} width={thickness(pitch)} theme={theme} />
}

/** The middle of a cell, the near edge of a place that may be wide, or straight on beyond the edge of the board. */
function tipOf({ byName }: BoardLayout, { to, pusher }: Arrow, from: Point): Point | undefined {
  const [end, behind] = [byName.get(to), byName.get(pusher ?? '')?.centre]
  if (end) return end.isOff === true ? nearestOn(end.outline, from) : end.centre
  return behind && { x: from.x + (from.x - behind.x) * BEYOND, y: from.y + (from.y - behind.y) * BEYOND }
}

/** How far an arrow points off the board, in cells: just over the edge. */
const BEYOND = 0.55

/** How thick golden lines are: seen on small cells, and not clumsy on large ones. */
function thickness(pitch: number): number {
  return Math.min(5, Math.max(2.5, pitch * 0.07))
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
    <Gold d={outlinePath([cell], 0.88)} width={thickness(pitch)} theme={theme} />
  ),
  hint: ({ cell, pitch, theme }) => (
    <>
      <Ring cell={cell} r={pitch * 0.45} width={thickness(pitch) + 3} colour={theme.cell} />
      <Ring
        cell={cell}
        r={pitch * 0.45}
        width={Math.max(3, pitch * 0.09)}
        colour={theme.gold}
        dash={`${pitch * 0.2} ${pitch * 0.12}`}
      />
      <Path d={cornerFlag(cell, 0.97, 0.26)} fill={theme.gold} stroke={theme.cell} strokeWidth={1.5} />
    </>
  ),
}

function Ring({
  cell,
  r,
  width,
  colour,
  dash,
}: {
  readonly cell: Cell
  readonly r: number
  readonly width: number
  readonly colour: string
  readonly dash?: string
}) {
  const line = {
    fill: 'none',
    stroke: colour,
    strokeWidth: width,
    ...(dash !== undefined && { strokeDasharray: dash }),
  }
  // A place beside the board may be wide and low: there the ring follows its outline.
  if (cell.isOff === true) return <Path d={outlinePath([cell], 0.84)} strokeLinejoin="round" {...line} />
  return <Circle cx={cell.centre.x} cy={cell.centre.y} r={r} {...line} />
}
