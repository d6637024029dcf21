import type { StateOf } from '@tabuleiro/engine'
import { squareAt, type BoardShape, type Cell, type Label, type Point } from '../../board/layout'

export type TurtlesState = StateOf<'turtles'>
type TurtlesSetup = TurtlesState['setup']

/** The ends of the beach, as pieces are drawn and named after them. */
export type Seat = 'south' | 'north'

/** The seat of a turtle or a place: its name ends in `s3`, `n3`, `s` or `n`. */
export function seatOf(name: string): Seat {
  return /n\d?$/.test(name) ? 'north' : 'south'
}

/** How far the sea reaches beyond either end, in cells. */
const SEA = 0.5

/** From the edge of the board to the middle of a label beside it. */
const BESIDE = 0.28

/** rules 3: ranks run from South's end, at the bottom, to North's. The sea beyond each end is a place of its own. */
export function shape({ cells, options: { width, length } }: TurtlesSetup): BoardShape {
  const middle: Point = { x: (width - 1) / 2, y: (length - 1) / 2 }
  const sand = cells.map(({ name, file, rank }): Cell => {
    const centre = { x: file, y: length - rank }
    return { name, centre, outline: squareAt(centre), tone: toneOf(file, rank - 1, width, length) }
  })
  const south = sea(width)
  const north: Cell = {
    ...south,
    name: 'goal-n',
    centre: halfTurn(middle, south.centre),
    outline: south.outline.map(corner => halfTurn(middle, corner)),
  }
  return { cells: [south, ...sand, north], labels: listLabels(cells, length) }
}

/** A chequered beach that is the same from both ends. An even side among odd ones is counted from its two edges. */
function toneOf(x: number, y: number, width: number, length: number): 0 | 1 {
  const isSame = (width + length) % 2 === 0
  const column = isSame || width % 2 === 1 ? x : Math.min(x, width - 1 - x)
  const row = isSame || length % 2 === 1 ? y : Math.min(y, length - 1 - y)
  return (column + row) % 2 === 0 ? 1 : 0
}

/** The sea beyond South's far end. Its outline begins with the shore, from left to right as its swimmers arrive. */
function sea(width: number): Cell {
  const [left, right, shore, horizon] = [-0.5, width - 0.5, -0.5, -0.5 - SEA]
  return {
    name: 'goal-s',
    centre: { x: (width - 1) / 2, y: (shore + horizon) / 2 },
    outline: [
      { x: left, y: shore },
      { x: right, y: shore },
      { x: right, y: horizon },
      { x: left, y: horizon },
    ],
    tone: 0,
    isOff: true,
  }
}

function halfTurn(middle: Point, { x, y }: Point): Point {
  return { x: 2 * middle.x - x, y: 2 * middle.y - y }
}

/** Letters below the files, numbers to the left of the ranks. */
function listLabels(cells: TurtlesSetup['cells'], length: number): Label[] {
  const below = { y: length - 0.5 + SEA + BESIDE }
  const beside = { x: -0.5 - BESIDE }
  return [
    ...cells
      .filter(({ rank }) => rank === 1)
      .map(({ name, file }) => ({ text: name.charAt(0), cell: name, at: { ...below, x: file } })),
    ...cells
      .filter(({ file }) => file === 0)
      .map(({ name, rank }) => ({ text: name.slice(1), cell: name, at: { ...beside, y: length - rank } })),
  ]
}
