import {
  otherSide,
  winFor,
  type Cells,
  type Draft,
  type Move,
  type MoveList,
  type Outcome,
  type Rules,
  type Side,
  type State,
} from '../../core/game'
import { cellOf, colourOf, nextColour, placement, previousColour, SWAP, type AlliancesSetup } from './board'

export interface AlliancesState extends State {
  readonly setup: AlliancesSetup
  /** 0 empty, 1 orange, 2 purple, 3 green; cell 0 is off the board. */
  readonly cells: Cells
  /**
   * How far the chains of the board reach, a function of `cells` alone. Six parts, each as long as `cells`: for each
   * third colour (1, 2, 3) the chains of the *other two* colours and the sides they touch; then for each colour the
   * chains of that colour *alone* and the arcs they touch. Every cell of a chain holds the same number: `MEMBER` and
   * four bits, two for the sides (arcs) of the colour for which this pair serves chart a (against which this fence
   * cuts chart a off), two for the same with chart b. 0 where no disc of this kind lies.
   */
  readonly reach: Cells
  /** Discs left in the supply, seven bits for each colour (see `leftOf`). */
  readonly left: number
  /** Who owns the colours, two bits for each (see `ownerOf`). */
  readonly owners: number
  /** Who holds chart a; the swap changes it. */
  readonly holderA: Side
  /** Discs on the board. */
  readonly discs: number
}

/** Where the keys of turn, chart and owners stand: below those of the discs, which start at the number of cells. */
const TURN = 0
const CHART = 1
const ownerKey = (colour: number, side: number) => 2 * colour + side

export const rules: Rules<AlliancesState> = { start, copy, moves, play, outcome, reason, salt }

function start(setup: AlliancesSetup): AlliancesState {
  return makePosition(setup, setup.empty, 0, setup.options.firstChart === 'a' ? 0 : 1, [0, 0, 0, 0])
}

/** The position with these contents of cells. `owners`: by colour, 0 for none, else the player. */
export function makePosition(
  setup: AlliancesSetup,
  cells: Cells,
  turn: Side,
  holderA: Side,
  owners: readonly number[],
): AlliancesState {
  const s = blank(setup)
  s.turn = turn
  s.holderA = holderA
  for (let cell = 1; cell < cells.length; cell++) if (cells[cell] !== 0) place(s, cell, cells[cell])
  for (let colour = 1; colour <= 3; colour++) if (owners[colour] !== 0) award(s, colour, owners[colour] === 1 ? 0 : 1)
  if (turn === 1) toggle(s, TURN)
  if (holderA === 1) toggle(s, CHART)
  return s
}

/** Every position is made here: hot code is slower when it meets objects of more than one shape. */
function blank(setup: AlliancesSetup): Draft<AlliancesState> {
  const cells = setup.empty.slice()
  const reach = new Uint8Array(6 * cells.length)
  const left = setup.supply * (1 + (1 << 7) + (1 << 14))
  return { setup, turn: 0, lo: 0, hi: 0, reversiblePlies: 0, cells, reach, left, owners: 0, holderA: 0, discs: 0 }
}

function copy(from: AlliancesState, into: Draft<AlliancesState> = blank(from.setup)): Draft<AlliancesState> {
  into.turn = from.turn
  into.lo = from.lo
  into.hi = from.hi
  into.cells.set(from.cells)
  into.reach.set(from.reach)
  into.left = from.left
  into.owners = from.owners
  into.holderA = from.holderA
  into.discs = from.discs
  return into
}

/** Cell by cell, orange before purple before green. */
function moves(s: AlliancesState, out: MoveList): void {
  const { cells } = s
  const { at } = out
  const orange = leftOf(s, 1) > 0
  const purple = leftOf(s, 2) > 0
  const green = leftOf(s, 3) > 0
  let n = 0
  for (let cell = 1; cell < cells.length; cell++) {
    if (cells[cell] !== 0) continue
    if (orange) at[n++] = placement(cell, 1)
    if (purple) at[n++] = placement(cell, 2)
    if (green) at[n++] = placement(cell, 3)
  }
  if (maySwap(s)) at[n++] = SWAP
  out.size = n
}

/** rules 8: player 2, right after the first disc. */
export function maySwap(s: AlliancesState): boolean {
  return s.discs === 1 && s.turn === 1 && s.setup.options.pie
}

/** Discs of a colour left in the supply. */
export function leftOf(s: Pick<AlliancesState, 'left'>, colour: number): number {
  return (s.left >> (7 * (colour - 1))) & 127
}

/** 0 while a colour is open, else the player who owns it. */
export function ownerOf(s: Pick<AlliancesState, 'owners'>, colour: number): number {
  return (s.owners >> (2 * (colour - 1))) & 3
}

function play(s: Draft<AlliancesState>, move: Move): void {
  if (move === SWAP) {
    s.holderA = otherSide(s.holderA)
    toggle(s, CHART)
  } else {
    place(s, cellOf(move), colourOf(move))
    settle(s, cellOf(move), colourOf(move))
  }
  s.turn = otherSide(s.turn)
  toggle(s, TURN)
}

function toggle(s: Draft<AlliancesState>, key: number): void {
  s.lo ^= s.setup.keys.lo[key]
  s.hi ^= s.setup.keys.hi[key]
}

/** Takes a disc from the supply and links it with its neighbours in the three kinds of chains it belongs to. */
function place(s: Draft<AlliancesState>, cell: number, colour: number): void {
  const size = s.cells.length
  s.cells[cell] = colour
  s.left -= 1 << (7 * (colour - 1))
  s.discs++
  toggle(s, colour * size + cell)
  link(s, (nextColour(colour) - 1) * size, cell)
  link(s, (previousColour(colour) - 1) * size, cell)
  link(s, (colour + 2) * size, cell)
}

/**
 * The chain of the new disc reaches what its parts reached together. Parts that reached less are updated cell by cell.
 * That happens at most four times to a cell in a whole game, so placing costs little more than reading the neighbours
 * (a flood fill from the new disc took 2.6 times as long).
 */
function link(s: Draft<AlliancesState>, part: number, cell: number): void {
  const { reach } = s
  const { around, ends, stack } = s.setup
  let all = ends[part + cell]
  for (let i = 6 * cell; i < 6 * cell + 6; i++) all |= reach[part + around[i]]
  reach[part + cell] = all
  stack[0] = cell
  for (let top = 1; top > 0;) {
    const from = 6 * stack[--top]
    for (let i = from; i < from + 6; i++) {
      const to = part + around[i]
      if (reach[to] === 0 || reach[to] === all) continue
      reach[to] = all
      stack[top++] = around[i]
    }
  }
}

/** Both sides (or arcs) that matter to chart a, and those that matter to chart b. */
const FOR_A = 1 | 2
const FOR_B = 4 | 8

/**
 * rules 6. Positions are settled before every move, so only the chains of the new disc can decide anything, and the
 * table there says what: its own colour for both players, the next colour clockwise for chart b, the other for chart
 * a.
 */
function settle(s: Draft<AlliancesState>, cell: number, colour: number): void {
  const { reach, holderA } = s
  const size = s.cells.length
  const after = nextColour(colour)
  const before = previousColour(colour)
  const withAfter = reach[(before - 1) * size + cell]
  const withBefore = reach[(after - 1) * size + cell]
  const alone = reach[(colour + 2) * size + cell]
  const linkedA = (withAfter & FOR_A) === FOR_A
  const linkedB = (withBefore & FOR_B) === FOR_B
  if ((linkedA || linkedB) && ownerOf(s, colour) === 0) {
    // Connected for both at once: the mover wins it.
    award(s, colour, linkedA && linkedB ? s.turn : linkedA ? holderA : otherSide(holderA))
  }
  if (((withBefore & FOR_A) === FOR_A || (alone & FOR_B) === FOR_B) && ownerOf(s, before) === 0)
    award(s, before, holderA)
  if (((withAfter & FOR_B) === FOR_B || (alone & FOR_A) === FOR_A) && ownerOf(s, after) === 0) {
    award(s, after, otherSide(holderA))
  }
}

/** rules 5: the winner takes a disc of the colour as trophy, if one is left. */
function award(s: Draft<AlliancesState>, colour: number, side: Side): void {
  s.owners |= (side + 1) << (2 * (colour - 1))
  if (leftOf(s, colour) > 0) s.left -= 1 << (7 * (colour - 1))
  toggle(s, ownerKey(colour, side))
}

function outcome(s: AlliancesState): Outcome {
  const winner = winnerOf(s)
  return winner === 0 ? 'playing' : winFor(winner === 1 ? 0 : 1)
}

/** The player who owns two colours, 0 for none. */
function winnerOf(s: AlliancesState): number {
  const orange = ownerOf(s, 1)
  const purple = ownerOf(s, 2)
  const green = ownerOf(s, 3)
  return orange === purple || orange === green ? orange : purple === green ? purple : 0
}

function reason(s: AlliancesState): string | undefined {
  return winnerOf(s) === 0 ? undefined : 'two-colours'
}

/** Nothing but the position matters. */
function salt(): number {
  return 0
}
