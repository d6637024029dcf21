/**
 * The definitions of the Alliances rules, sections 2, 3 and 6, word for word on position texts: slow, plain, and
 * sharing nothing with the engine. Tests compare the engine with this.
 */

export type Colour = 'o' | 'p' | 'g'
export type Chart = 'a' | 'b'
export const colours: readonly Colour[] = ['o', 'p', 'g']
export const charts: readonly Chart[] = ['a', 'b']

/** rules 2. */
export const allies: Record<Chart, Record<Colour, Colour>> = {
  a: { o: 'p', p: 'g', g: 'o' },
  b: { o: 'g', p: 'o', g: 'p' },
}

export interface Spot {
  readonly r: number
  readonly d: number
}

/** A position text taken apart. `board`: what lies on each cell in the order of the text, `-` for nothing. */
export interface Reading {
  readonly size: number
  readonly board: string
  readonly turn: string
  readonly chart: Chart
  readonly won: string
}

export const nameAt = ({ r, d }: Spot) => String.fromCharCode(96 + r) + String(d)

/** rules 3: the cells of a row from left to right. */
function row(n: number, r: number): Spot[] {
  const corners = [`1 1`, `1 ${n}`, `${n} 1`, `${n} ${2 * n - 1}`, `${2 * n - 1} ${n}`, `${2 * n - 1} ${2 * n - 1}`]
  const spots: Spot[] = []
  for (let d = Math.max(1, r - n + 1); d <= Math.min(2 * n - 1, r + n - 1); d++) spots.push({ r, d })
  return spots.filter(spot => !corners.includes(`${spot.r} ${spot.d}`))
}

/** The cells of a board in the order of position texts. */
export function spotsOf(n: number): Spot[] {
  return Array.from({ length: 2 * n - 1 }, (_, i) => row(n, 2 * n - 1 - i)).flat()
}

/** The empty board as position texts write it. */
export const emptyRows = (n: number) =>
  Array.from({ length: 2 * n - 1 }, (_, i) => row(n, 2 * n - 1 - i).length).join('.')

function neighboursOf({ r, d }: Spot): Spot[] {
  return [
    { r, d: d + 1 },
    { r, d: d - 1 },
    { r: r + 1, d },
    { r: r - 1, d },
    { r: r + 1, d: d + 1 },
    { r: r - 1, d: d - 1 },
  ]
}

export function parseText(size: number, text: string): Reading {
  const [rows, turn, chart, won] = text.split('_')
  const board = rows.replace(/[0-9]+/g, run => '-'.repeat(Number(run))).replaceAll('.', '')
  return { size, board, turn, chart: chart as Chart, won }
}

/** The neighbours and the sides of each cell, as places in the order of the text. */
interface Graph {
  readonly around: readonly (readonly number[])[]
  readonly sides: Readonly<Record<Colour, readonly [readonly number[], readonly number[]]>>
}

const graphs = new Map<number, Graph>()

export function makeGraph(n: number): Graph {
  let graph = graphs.get(n)
  if (graph === undefined) graphs.set(n, (graph = buildGraph(n)))
  return graph
}

function buildGraph(n: number): Graph {
  const spots = spotsOf(n)
  const places = new Map(spots.map((spot, i) => [nameAt(spot), i]))
  const along = (on: (spot: Spot) => boolean) => spots.flatMap((spot, i) => (on(spot) ? [i] : []))
  return {
    around: spots.map(spot => neighboursOf(spot).flatMap(beside => places.get(nameAt(beside)) ?? [])),
    sides: {
      o: [along(({ r }) => r === 2 * n - 1), along(({ r }) => r === 1)],
      p: [along(({ d }) => d === 2 * n - 1), along(({ d }) => d === 1)],
      g: [along(({ r, d }) => d - r === n - 1), along(({ r, d }) => r - d === n - 1)],
    },
  }
}

/** Cells on a shortest path between the sides of `colour` over cells with these contents; 0 where there is none. */
export function pathLength({ size, board }: Reading, colour: Colour, contents: string): number {
  const { around, sides } = makeGraph(size)
  const length = new Uint8Array(board.length)
  const queue: number[] = []
  const visit = (cell: number, steps: number) => {
    if (length[cell] > 0 || !contents.includes(board.charAt(cell))) return
    length[cell] = steps
    queue.push(cell)
  }
  for (const cell of sides[colour][0]) visit(cell, 1)
  for (const cell of queue) for (const beside of around[cell]) visit(beside, length[cell] + 1)
  const reached = sides[colour][1].map(cell => length[cell]).filter(steps => steps > 0)
  return reached.length === 0 ? 0 : Math.min(...reached)
}

export const isConnected = (p: Reading, chart: Chart, colour: Colour) =>
  pathLength(p, colour, colour + allies[chart][colour]) > 0

export const isBlocked = (p: Reading, chart: Chart, colour: Colour) =>
  pathLength(p, colour, `-${colour}${allies[chart][colour]}`) === 0

export const chartOf = (p: Reading, player: string): Chart => ((player === '1') === (p.chart === 'a') ? 'a' : 'b')
export const opponentOf = (player: string) => (player === '1' ? '2' : '1')

/** rules 6: the `won` field once the disc of `mover` that led to this board has been settled. */
export function settled(p: Reading, mover: string): string {
  const other = opponentOf(mover)
  const wins = (player: string, colour: Colour) =>
    isConnected(p, chartOf(p, player), colour) || isBlocked(p, chartOf(p, opponentOf(player)), colour)
  return colours
    .map((colour, i) => (p.won[i] !== '-' ? p.won[i] : wins(mover, colour) ? mover : wins(other, colour) ? other : '-'))
    .join('')
}

export const isOver = (won: string) => /1.*1|2.*2/.test(won)
