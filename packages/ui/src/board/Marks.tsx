import { Fragment, memo, type ReactNode } from 'react'
import { Path } from 'react-native-svg'
import { Drawing } from './Drawing'
import { pieceColours } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import { nearestOn, type BoardLayout, type Cell, type Point } from './layout'
import type { Arrow, Mark } from '../model/session/marks'
import { arrowPath, circlePath, cornerFlag, cornerTicks, outlinePath } from './paths'

/** What a mark is drawn from: all its cells at once, since up to a hundred places can be tapped. */
interface MarkDrawing {
  readonly cells: readonly Cell[]
  readonly pitch: number
  readonly theme: Theme
  readonly occupied: ReadonlySet<string>
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
  const { width, height, pitch, byName } = layout
  return (
    <Drawing width={width} height={height}>
      {marks.map(({ kind, cells: names, arrow }, i) => {
        const cells = names.flatMap(name => byName.get(name) ?? [])
        return (
          <Fragment key={`${i} ${kind}`}>
            {cells.length > 0 && drawings[kind]({ cells, pitch, theme, occupied })}
            {arrow && <PushArrow layout={layout} arrow={arrow} />}
          </Fragment>
        )
      })}
    </Drawing>
  )
}

/** An arrow in the direction of a push; nothing where neither end is on the board. */
function PushArrow({ layout, arrow }: { readonly layout: BoardLayout; readonly arrow: Arrow }) {
  const theme = useTheme()
  const { pitch, byName } = layout
  const from = byName.get(arrow.from)?.centre
  const tip = from && arrowTip(layout, arrow, from)
  if (!tip) return null
  return <GoldLine d={arrowPath(from, tip, pitch * 0.14)} width={thickness(pitch)} theme={theme} />
}

/** The centre of a cell, the near edge of a place beside the board, or a point straight on beyond the edge. */
function arrowTip({ byName }: BoardLayout, { to, pusher }: Arrow, from: Point): Point | undefined {
  const [end, behind] = [byName.get(to), byName.get(pusher ?? '')?.centre]
  if (end) return end.isOff === true ? nearestOn(end.outline, from) : end.centre
  return behind && { x: from.x + (from.x - behind.x) * BEYOND, y: from.y + (from.y - behind.y) * BEYOND }
}

/** How far an arrow points off the board, in cells. */
const BEYOND = 0.55

/** The thickness of golden lines: visible on small cells, not clumsy on large ones. */
function thickness(pitch: number): number {
  return Math.min(5, Math.max(2.5, pitch * 0.07))
}

/** A golden line with an edge in the colour of the cells, so that it is visible on every piece. */
function GoldLine({ d, width, theme }: { readonly d: string; readonly width: number; readonly theme: Theme }) {
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <>
      <Path {...line} stroke={theme.cell} strokeWidth={width + 3} />
      <Path {...line} stroke={theme.gold} strokeWidth={width} />
    </>
  )
}

const drawings: Readonly<Record<Mark['kind'], (drawing: MarkDrawing) => ReactNode>> = {
  target: ({ cells, pitch, theme, occupied }) => {
    const taken = cells.filter(({ name }) => occupied.has(name))
    const free = cells.filter(({ name }) => !occupied.has(name))
    return (
      <>
        {taken.length > 0 && (
          <Rings cells={taken} r={pitch * 0.46} width={Math.max(2, pitch * 0.05)} colour={theme.blue} />
        )}
        {free.length > 0 && <Path d={circles(free, Math.max(3, pitch * 0.1))} fill={theme.blue} />}
      </>
    )
  },
  selected: ({ cells, pitch, theme }) => (
    <Rings cells={cells} r={pitch * 0.43} width={Math.max(3, pitch * 0.08)} colour={theme.blue} />
  ),
  pressed: ({ cells, pitch, theme }) => (
    <>
      <Path d={outlinePath(cells, 0.97)} fill={theme.blue} opacity={0.14} />
      <Rings cells={cells} r={pitch * 0.3} width={2} colour={theme.blue} />
    </>
  ),
  last: ({ cells, pitch, theme }) => (
    <Path
      d={cells.map(cell => cornerTicks(cell, 0.9, 0.24)).join('')}
      fill="none"
      stroke={theme.terracotta}
      strokeWidth={Math.max(2, pitch * 0.045)}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  won: ({ cells, pitch, theme }) => (
    <>
      <Path d={outlinePath(cells, 0.97)} fill={pieceColours.honey} opacity={0.55} />
      <Path d={outlinePath(cells, 0.94)} fill="none" stroke={theme.gold} strokeWidth={Math.max(2, pitch * 0.04)} />
    </>
  ),
  counted: ({ cells, theme }) => (
    <Path d={outlinePath(cells, 0.92)} fill="none" stroke={theme.gold} strokeWidth={2} strokeDasharray="3 4" />
  ),
  consequence: ({ cells, pitch, theme }) => (
    <GoldLine d={outlinePath(cells, 0.88)} width={thickness(pitch)} theme={theme} />
  ),
  hint: ({ cells, pitch, theme }) => (
    <>
      <Rings cells={cells} r={pitch * 0.45} width={thickness(pitch) + 3} colour={theme.cell} />
      <Rings
        cells={cells}
        r={pitch * 0.45}
        width={Math.max(3, pitch * 0.09)}
        colour={theme.gold}
        dash={`${pitch * 0.2} ${pitch * 0.12}`}
      />
      <Path
        d={cells.map(cell => cornerFlag(cell, 0.97, 0.26)).join('')}
        fill={theme.gold}
        stroke={theme.cell}
        strokeWidth={1.5}
      />
    </>
  ),
}

interface RingsProps {
  readonly cells: readonly Cell[]
  readonly r: number
  readonly width: number
  readonly colour: string
  readonly dash?: string
}

function Rings({ cells, r, width, colour, dash }: RingsProps) {
  // Around a place beside the board, which may be wide and low, the ring follows the outline.
  const round = circles(
    cells.filter(cell => cell.isOff !== true),
    r,
  )
  const beside = outlinePath(
    cells.filter(cell => cell.isOff === true),
    0.84,
  )
  return (
    <Path
      d={`${round}${beside}`}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinejoin="round"
      {...(dash !== undefined && { strokeDasharray: dash })}
    />
  )
}

function circles(cells: readonly Cell[], r: number): string {
  return cells.map(({ centre }) => circlePath(centre, r)).join('')
}
