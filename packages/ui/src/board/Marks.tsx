import { Fragment, memo, type ReactNode } from 'react'
import { Path } from 'react-native-svg'
import { Drawing } from './Drawing'
import { pieceColours } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import { distance, nearestOn, type BoardLayout, type Cell, type Point } from './layout'
import { RANK_KINDS, type Arrow, type Mark, type RankKind } from '../model/session/marks'
import { CREST, CROSS, glyphPath, RANKS, SLANTED_TICKS, STAR, TILE_STAR, UPRIGHT_TICKS, WEDGES } from './markGlyphs'
import { arrowPath, circlePath, cornerTicks, outlinePath } from './paths'

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
  return OVER.has(kind)
}

const OVER: ReadonlySet<Mark['kind']> = new Set(['captures', 'scores', 'risks', 'consequence', 'hint', ...RANK_KINDS])

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
            {arrow && <DirectionArrow layout={layout} arrow={arrow} clear={kind === 'hint' ? CLEAR_OF_STAR : 0} />}
          </Fragment>
        )
      })}
    </Drawing>
  )
}

/** How far from the middle of its cells the arrow of a hint stays, in cells: outside of their stars. */
const CLEAR_OF_STAR = 0.55

interface DirectionArrowProps {
  readonly layout: BoardLayout
  readonly arrow: Arrow
  readonly clear: number
}

/** An arrow where a piece is pushed or should go; nothing where neither end is on the board, or both are too close. */
function DirectionArrow({ layout, arrow, clear }: DirectionArrowProps) {
  const theme = useTheme()
  const { pitch, byName } = layout
  const from = byName.get(arrow.from)?.centre
  const tip = from && arrowTip(layout, arrow, from)
  if (!tip || distance(from, tip) < (2 * clear + SHORTEST) * pitch) return null
  const d = arrowPath(from, tip, pitch * 0.14, clear * pitch)
  return <GoldLine d={d} width={thickness(pitch)} theme={theme} />
}

/** The shortest arrow worth drawing, in cells. */
const SHORTEST = 0.2

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
  return Math.min(4, Math.max(2.5, pitch * 0.06))
}

interface LineProps {
  readonly d: string
  readonly width: number
  readonly theme: Theme
}

function GoldLine(props: LineProps) {
  return <Edged {...props} colour={props.theme.gold} />
}

/** A line with an edge in the colour of the cells, so that it is visible on every piece. */
function Edged({ d, width, theme, colour }: LineProps & { readonly colour: string }) {
  const line = { d, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <>
      <Path {...line} stroke={theme.cell} strokeWidth={width + 3} />
      <Path {...line} stroke={colour} strokeWidth={width} />
    </>
  )
}

const drawings: Readonly<Record<Mark['kind'], (drawing: MarkDrawing) => ReactNode>> = {
  target: ({ cells, pitch, theme, occupied }) => {
    const { free, taken } = sortOut(cells, occupied)
    return (
      <>
        {taken.length > 0 && <TargetRings cells={taken} pitch={pitch} colour={theme.blue} />}
        {free.length > 0 && <Path d={circles(free, Math.max(3, pitch * 0.1))} fill={theme.blue} />}
      </>
    )
  },
  captures: ({ cells, pitch, theme, occupied }) => {
    const { free, taken } = sortOut(cells, occupied)
    const strokes =
      glyphPath(CROSS, centres(free), pitch, false) + glyphPath(SLANTED_TICKS, centres(taken), pitch, false)
    return (
      <>
        {taken.length > 0 && <TargetRings cells={taken} pitch={pitch} colour={theme.blue} />}
        <Edged d={strokes} width={Math.max(2.5, pitch * 0.08)} colour={theme.blue} theme={theme} />
      </>
    )
  },
  wakes: ({ cells, pitch, theme }) => <Path d={glyphPath(CREST, centres(cells), pitch, true)} fill={theme.blue} />,
  scores: ({ cells, pitch, theme, occupied }) => {
    const { free, taken } = sortOut(cells, occupied)
    const stars = glyphPath(STAR, centres(free), starSize(pitch), true)
    const ticks = glyphPath(UPRIGHT_TICKS, centres(taken), pitch, false)
    return (
      <>
        {taken.length > 0 && <TargetRings cells={taken} pitch={pitch} colour={theme.gold} />}
        {taken.length > 0 && <Edged d={ticks} width={thickness(pitch)} colour={theme.gold} theme={theme} />}
        {free.length > 0 && <Path d={stars} fill={theme.gold} stroke={theme.cell} strokeWidth={1} />}
      </>
    )
  },
  risks: ({ cells, pitch, theme }) => (
    <Path
      d={glyphPath(WEDGES, centres(cells), pitch, true)}
      fill={theme.terracotta}
      stroke={theme.cell}
      strokeWidth={1}
      strokeLinejoin="round"
    />
  ),
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
      {/* What is drawn in a place beside the tiles lies below the marks and stays clear. */}
      <Path d={outlinePath(tilesIn(cells), 0.97)} fill={pieceColours.honey} opacity={0.55} />
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
    <GoldLine d={glyphPath(TILE_STAR, centres(cells), pitch, true)} width={thickness(pitch)} theme={theme} />
  ),
  first: drawing => <Rank {...drawing} kind="first" />,
  second: drawing => <Rank {...drawing} kind="second" />,
  third: drawing => <Rank {...drawing} kind="third" />,
}

/** A badge with as many strokes as its place among the best moves. */
function Rank({ cells, pitch, theme, kind }: MarkDrawing & { readonly kind: RankKind }) {
  const { badge, strokes } = RANKS[kind]
  const size = Math.max(30, Math.min(60, pitch))
  const shape = badge === 'disc' ? circles(cells, size * 0.24) : glyphPath(badge, centres(cells), size, true)
  return (
    <>
      <Path d={shape} fill={theme.blue} stroke={theme.cell} strokeWidth={2} strokeLinejoin="round" />
      <Path
        d={glyphPath(strokes, centres(cells), size, false)}
        fill="none"
        stroke={theme.onBlue}
        strokeWidth={Math.max(2, size * 0.055)}
        strokeLinecap="round"
      />
    </>
  )
}

/** The cell to which a star is drawn: it can be told from a dot on small cells, and fits a narrow sea. */
function starSize(pitch: number): number {
  return Math.min(84, Math.max(28, pitch))
}

/** Cells without and with pieces: a mark lies in the middle of the first and around the others. */
function sortOut(cells: readonly Cell[], occupied: ReadonlySet<string>) {
  return {
    free: cells.filter(({ name }) => !occupied.has(name)),
    taken: cells.filter(({ name }) => occupied.has(name)),
  }
}

/** The cells but for places beside the tiles. */
function tilesIn(cells: readonly Cell[]): readonly Cell[] {
  return cells.filter(cell => cell.isOff !== true)
}

function centres(cells: readonly Cell[]): readonly Point[] {
  return cells.map(({ centre }) => centre)
}

function TargetRings(props: Pick<RingsProps, 'cells' | 'colour'> & { readonly pitch: number }) {
  const { pitch, ...rings } = props
  return <Rings {...rings} r={pitch * 0.46} width={Math.max(2, pitch * 0.05)} />
}

interface RingsProps {
  readonly cells: readonly Cell[]
  readonly r: number
  readonly width: number
  readonly colour: string
}

function Rings({ cells, r, width, colour }: RingsProps) {
  // Around a place beside the board, which may be wide and low, the ring follows the outline.
  const round = circles(
    cells.filter(cell => cell.isOff !== true),
    r,
  )
  const beside = outlinePath(
    cells.filter(cell => cell.isOff === true),
    0.84,
  )
  return <Path d={`${round}${beside}`} fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="round" />
}

function circles(cells: readonly Cell[], r: number): string {
  return cells.map(({ centre }) => circlePath(centre, r)).join('')
}
