import type { Move, Notation } from '../../core/game'
import { fail, ok, refusePosition, type Result } from '../../core/result'
import {
  DIRECTION_LETTERS,
  nestOf,
  scoredOf,
  SEAT_LETTERS,
  sideOf,
  turtleName,
  turtleOf,
  type Seat,
  type TurtlesSetup,
} from './board'
import {
  allInNests,
  fileOf,
  isHatch,
  position,
  scoreOf,
  seatToMove,
  sizeOf,
  turtlesAt,
  wayOf,
  type TurtlesState,
} from './rules'
import { sizesIn } from './stacks'

export const notation: Notation<TurtlesState> = { encode, decode, write, isMoveSyntax }

const FILE_LETTERS = 'abcdef'

/** rules 10; text outside this grammar is unreadable. */
function isMoveSyntax(text: string): boolean {
  return /^(?:[1-5][udlr]|h[1-5][a-f])$/.test(text)
}

function write(setup: TurtlesSetup, move: Move): string {
  const size = String(sizeOf(move))
  return isHatch(move) ? `h${size}${FILE_LETTERS.charAt(fileOf(move))}` : size + DIRECTION_LETTERS.charAt(wayOf(move))
}

/** rules 10: ranks from the top, seat to move, South's and North's scored sets. */
function encode(s: TurtlesState): string {
  const { length } = s.setup.options
  const ranks = Array.from({ length }, (_, i) => writeRank(s, length - i))
  return [ranks.join('_'), SEAT_LETTERS.charAt(seatToMove(s)), writeScored(s, 0), writeScored(s, 1)].join('~')
}

function writeRank(s: TurtlesState, rank: number): string {
  const cells = s.setup.cells.filter(cell => cell.rank === rank)
  return cells.map(({ index }) => turtlesAt(s, s.sizes[index], index).map(turtleName).join('') || '0').join('.')
}

function writeScored(s: TurtlesState, seat: Seat): string {
  return sizesIn(s.sizes[scoredOf(s.setup, seat)]).join('') || '0'
}

function decode(setup: TurtlesSetup, text: string): Result<TurtlesState> {
  const refused = fail('position/invalid')
  const fields = text.split('~')
  if (fields.length !== 4) return refused
  const [board, turn, south, north] = fields
  if (turn !== 's' && turn !== 'n') return refused
  const places = allInNests(setup)
  if (!readBoard(setup, places, board)) return refused
  if (!readScored(setup, places, 0, south) || !readScored(setup, places, 1, north)) return refused
  const s = position(setup, sideOf(setup, turn === 's' ? 0 : 1), places)
  const { goal } = setup.options
  return scoreOf(s, 0) >= goal && scoreOf(s, 1) >= goal ? refusePosition('both-won') : ok(s)
}

function readBoard(setup: TurtlesSetup, places: Uint8Array, text: string): boolean {
  const { width, length } = setup.options
  const ranks = text.split('_')
  return ranks.length === length && ranks.every((rank, i) => readRank(rank, (length - 1 - i) * width))

  function readRank(rank: string, first: number): boolean {
    const stacks = rank.split('.')
    return stacks.length === width && stacks.every((stack, file) => readStack(setup, places, first + file, stack))
  }
}

/** At least one turtle, sizes falling strictly: after five turtles nothing more can be read. */
function readStack(setup: TurtlesSetup, places: Uint8Array, cell: number, text: string): boolean {
  if (text === '0') return true
  let below = 6
  for (let i = 0; i < text.length; i += 2) {
    const seat = text.charAt(i) === 's' ? 0 : 1
    const size = digit(text.charAt(i + 1))
    if (!SEAT_LETTERS.includes(text.charAt(i)) || size === 0 || size >= below) return false
    if (!put(setup, places, seat, size, cell)) return false
    below = size
  }
  return text !== ''
}

function readScored(setup: TurtlesSetup, places: Uint8Array, seat: Seat, text: string): boolean {
  if (text === '0') return true
  let last = 0
  for (let i = 0; i < text.length; i++) {
    const size = digit(text.charAt(i))
    if (size <= last || !put(setup, places, seat, size, scoredOf(setup, seat))) return false
    last = size
  }
  return text !== ''
}

/** 1 to 5; 0 for anything else. */
const digit = (char: string): number => (char === '' ? 0 : '12345'.indexOf(char) + 1)

/** False for a turtle that has been put somewhere already: all begin in their nests. */
function put(setup: TurtlesSetup, places: Uint8Array, seat: Seat, size: number, place: number): boolean {
  const turtle = turtleOf(seat, size)
  if (places[turtle] !== nestOf(setup, seat)) return false
  places[turtle] = place
  return true
}
