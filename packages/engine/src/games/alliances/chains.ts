import { otherSide, type Side } from '../../core/game'
import { nextColour, previousColour } from './board'
import { ownerOf, type AlliancesState } from './rules'

/** 0 is chart a, 1 chart b. */
export type Chart = 0 | 1

export const chartOf = (s: AlliancesState, side: Side): Chart => (side === s.holderA ? 0 : 1)

/** rules 2: the further colour that a chart may use to connect the sides of `colour`. */
export const allyOf = (chart: Chart, colour: number): number => (chart === 0 ? nextColour : previousColour)(colour)

/** The only colour that can fence a chart off from `colour`: the ally of the other chart. */
const fenceOf = (chart: Chart, colour: number): number => allyOf(chart === 0 ? 1 : 0, colour)

/** Why a colour belongs to a side: the cells of its connection, or of the fence against its opponent. */
interface Chain {
  readonly how: 'connection' | 'fence'
  readonly cells: readonly number[]
}

/** A shortest chain that gives `colour` to `side`, if the board has one; of both kinds the connection counts. */
export function colourEvidence(s: AlliancesState, side: Side, colour: number): Chain | undefined {
  const connection = shortestConnection(s, chartOf(s, side), colour)
  if (connection !== undefined) return { how: 'connection', cells: connection }
  const fence = shortestFence(s, chartOf(s, otherSide(side)), colour)
  return fence === undefined ? undefined : { how: 'fence', cells: fence }
}

/** rules 9: whether no open colour is connected or blocked, by the definitions of rules 6 and not by `reach`. */
export function isSettled(s: AlliancesState): boolean {
  return ([1, 2, 3] as const).every(
    colour =>
      ownerOf(s, colour) !== 0 ||
      ([0, 1] as const).every(
        chart => shortestConnection(s, chart, colour) === undefined && !isBlocked(s, chart, colour),
      ),
  )
}

function shortestConnection(s: AlliancesState, chart: Chart, colour: number): readonly number[] | undefined {
  return shortestPath(s, sidesOf(s, colour), usable(chart, colour))
}

function isBlocked(s: AlliancesState, chart: Chart, colour: number): boolean {
  return shortestPath(s, sidesOf(s, colour), EMPTY | usable(chart, colour)) === undefined
}

/** rules 11: a fence is a chain of the third colour between the two arcs. */
function shortestFence(s: AlliancesState, chart: Chart, colour: number): readonly number[] | undefined {
  const { arcs } = s.setup
  return shortestPath(s, [arcs[colour - 1], arcs[colour + 2]], 1 << fenceOf(chart, colour))
}

/** Sets of contents of cells, one bit each. */
const EMPTY = 1
const usable = (chart: Chart, colour: number) => (1 << colour) | (1 << allyOf(chart, colour))

type Ends = readonly [from: readonly number[], to: readonly number[]]
const sidesOf = ({ setup }: AlliancesState, colour: number): Ends => [
  setup.sides[colour - 1].cells,
  setup.sides[colour + 2].cells,
]

/** A shortest path of neighbouring cells with these contents from one end to the other, both included. */
function shortestPath(s: AlliancesState, [from, to]: Ends, contents: number): readonly number[] | undefined {
  const { around } = s.setup
  const isOpen = (cell: number) => ((contents >> s.cells[cell]) & 1) === 1
  const goal = new Set(to)
  const cameFrom = new Map(from.filter(isOpen).map(cell => [cell, 0]))
  // A Map keeps the order of insertion and may grow while it is walked: it is the queue as well.
  for (const cell of cameFrom.keys()) {
    if (goal.has(cell)) return walkBack(cameFrom, cell)
    for (const beside of around.subarray(6 * cell, 6 * cell + 6)) {
      if (isOpen(beside) && !cameFrom.has(beside)) cameFrom.set(beside, cell)
    }
  }
  return undefined
}

function walkBack(cameFrom: ReadonlyMap<number, number>, end: number): readonly number[] {
  const path: number[] = []
  for (let cell = end; cell !== 0; cell = cameFrom.get(cell) ?? 0) path.push(cell)
  return path.reverse()
}
