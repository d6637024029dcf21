import type { Setup, Side } from '../../core/game'
import { makeKeys, type Keys } from '../../core/keys'
import { memoizeRecent } from '../../core/memoizeRecent'
import { cellName } from '../../core/cellName'
import { amount, choice, readOptions, type OptionsOf } from '../../core/options'
import { ok, type Result } from '../../core/result'

/** rules 8. */
export const turtlesOptions = {
  width: amount(2, 6, 2),
  length: amount(4, 8, 4),
  start: choice(['south', 'north'], 'south'),
  goal: amount(1, 5, 3),
  undo: choice(['forbidden', 'allowed'], 'forbidden'),
  repetition: amount(2, 9, 3, { off: true }),
  noMoves: choice(['draw', 'loss', 'score'], 'draw'),
}
export type TurtlesOptions = OptionsOf<typeof turtlesOptions>

/** An end of the board: 0 South, 1 North. Option `start` says which side, 0 or 1, sits there. */
export type Seat = 0 | 1
const SEATS: readonly Seat[] = [0, 1]
export const SEAT_LETTERS = 'sn'

/** The sizes of a seat's turtles, small ones first. */
export const SIZES = [1, 2, 3, 4, 5] as const
/** Turtles are numbered through: South's 1 to 5, then North's. */
export const TURTLES = 10
export const turtleOf = (seat: Seat, size: number): number => seat * 5 + size - 1
export const seatOfTurtle = (turtle: number): Seat => (turtle < 5 ? 0 : 1)
export const sizeOfTurtle = (turtle: number): number => (turtle % 5) + 1
/** The name of a turtle: "s4", "n1". */
export const turtleName = (turtle: number): string =>
  SEAT_LETTERS.charAt(seatOfTurtle(turtle)) + String(sizeOfTurtle(turtle))

/** Directions do not turn with the player: up, down, left, right. The opposite one is `direction ^ 1`. */
export const DIRECTION_LETTERS = 'udlr'
/** rules 3: South goes up, North goes down, so the forward direction is the seat's number. */
export const forward = (seat: Seat): number => seat

/** A cell of the drawing. */
export interface TurtlesCell {
  readonly index: number
  readonly name: string
  readonly file: number
  readonly rank: number
}

/**
 * Tables of one board. Places are numbered through: the cells (rank by rank from a1), the nests of South and North,
 * their scored sets. A turtle is always at one of these. Beyond them are the ways to leave the board, which `landing`
 * resolves: the four edges (in the order of the directions) and the smash.
 */
export interface TurtlesSetup extends Setup {
  readonly options: TurtlesOptions
  readonly firstSeat: Seat
  readonly cells: readonly TurtlesCell[]
  /** Number of cells: lower places are on the board. */
  readonly count: number
  /** Where a step from `cell` in a direction leads, at `cell * 4 + direction`: a cell or an edge. */
  readonly next: Uint8Array
  /** Where a turtle of `seat` sent to `place` comes to rest, at `place * 2 + seat`. */
  readonly landing: Uint8Array
  readonly keys: Keys
  /** The links of the move that `settle` resolved last. */
  readonly chain: Chain
  /** Room for moves that are only counted. */
  readonly spare: Int32Array
}

/** What a move does, link by link: each group goes one step and the next link is what it pushes off there. */
export interface Chain {
  links: number
  /** The turtles of the link, as a set of sizes: they stood in one place. */
  readonly group: Uint8Array
  readonly from: Uint8Array
  readonly to: Uint8Array
}

export const nestOf = (setup: TurtlesSetup, seat: Seat): number => setup.count + seat
export const scoredOf = (setup: TurtlesSetup, seat: Seat): number => setup.count + 2 + seat
export const edgeOf = (setup: TurtlesSetup, direction: number): number => setup.count + 4 + direction
export const smashOf = (setup: TurtlesSetup): number => setup.count + 8
/** The first cell of the home rank. */
export const homeOf = (setup: TurtlesSetup, seat: Seat): number => (seat === 0 ? 0 : setup.count - setup.options.width)

export const seatOf = (setup: TurtlesSetup, side: Side): Seat =>
  side === 0 ? setup.firstSeat : otherSeat(setup.firstSeat)
export const sideOf = (setup: TurtlesSetup, seat: Seat): Side => (seat === setup.firstSeat ? 0 : 1)
export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

export function setup(given: unknown): Result<TurtlesSetup> {
  const options = readOptions(turtlesOptions, given)
  return options.ok ? ok(setupFor(options.value)) : options
}

const setupFor = memoizeRecent(64, buildSetup)

function buildSetup(options: TurtlesOptions): TurtlesSetup {
  const { width, length } = options
  const count = width * length
  const cells = Array.from({ length: count }, (_, index) => {
    const file = index % width
    const rank = Math.floor(index / width) + 1
    return { index, name: cellName(file, rank), file, rank }
  })
  // Each of the five turtles has four steps, or as many hatches as the home rank has cells.
  const maxMoves = 5 * Math.max(4, width)
  // A link's driver is no larger than the one before, and there are ten turtles.
  const link = () => new Uint8Array(TURTLES)
  return {
    options,
    maxMoves,
    repetition: options.repetition,
    firstSeat: options.start === 'south' ? 0 : 1,
    cells,
    count,
    next: nextTable(cells, options),
    landing: landingTable(count),
    keys: makeKeys(TURTLES * (count + 4) + 1, 0x70c7135),
    chain: { links: 0, group: link(), from: link(), to: link() },
    spare: new Int32Array(maxMoves),
  }
}

function nextTable(cells: readonly TurtlesCell[], { width, length }: TurtlesOptions): Uint8Array {
  const count = cells.length
  return Uint8Array.from(
    cells.flatMap(({ index, file, rank }) => [
      rank < length ? index + width : count + 4,
      rank > 1 ? index - width : count + 5,
      file > 0 ? index - 1 : count + 6,
      file < width - 1 ? index + 1 : count + 7,
    ]),
  )
}

/** rules 6: beyond its own far end a turtle is scored, over any other edge and in a smash it returns to its nest. */
function landingTable(count: number): Uint8Array {
  const table = new Uint8Array((count + 9) * 2)
  for (let place = 0; place < count + 9; place++) {
    for (const seat of SEATS) {
      const away = place === count + 4 + forward(seat) ? count + 2 + seat : count + seat
      table[place * 2 + seat] = place < count + 4 ? place : away
    }
  }
  return table
}
