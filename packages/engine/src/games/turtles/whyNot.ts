import type { Place } from '../../core/events'
import { assert } from '../../core/result'
import type { WhyNotWith } from '../../core/whyNot'
import {
  edgeOf,
  forward,
  homeOf,
  nestOf,
  scoredOf,
  SEAT_LETTERS,
  seatOfTurtle,
  sizeOfTurtle,
  turtleName,
  TURTLES,
} from './board'
import { HATCH, moveFor, seatToMove, turtlesAt, type TurtlesState } from './rules'
import { BLOCKED, PUSHED, upTo, WALKS, WEIGHT } from './stacks'

/** Why a turtle cannot be chosen or cannot go somewhere. */
export type TurtlesWhyNot = WhyNotWith<
  | 'needs-turtle'
  | 'needs-cell'
  | 'no-piece'
  | 'not-yours'
  | 'in-sea'
  | 'stuck'
  | 'cannot-walk'
  | 'cannot-hatch'
  | 'same-cell'
  | 'not-beside'
  | 'not-home'
  | 'too-far'
  | 'wrong-sea'
  | 'too-weak'
  | 'undo'
>

/** A turtle, then the cell it enters or the sea it leaves for. */
export function whyNot(s: TurtlesState, taps: readonly Place[], place: Place): TurtlesWhyNot | undefined {
  const chosen = taps.at(0)
  if (chosen === undefined) return whyNotHere(s, place)
  const driver = findTurtle(chosen)
  assert(driver !== undefined, `no turtle ${chosen}`)
  const other = findTurtle(place)
  return other === undefined
    ? whyNotThere(s, driver, place)
    : (whyNotTurtle(s, other) ?? { code: 'needs-cell', cells: [] })
}

const TURTLE_NAMES = Array.from({ length: TURTLES }, (_, turtle) => turtleName(turtle))

/** The turtle of a place such as `turtle-s3` or `nest-s3`; cells and seas have none. */
function findTurtle(place: Place): number | undefined {
  const turtle = TURTLE_NAMES.findIndex(name => place.endsWith(`-${name}`))
  return turtle < 0 ? undefined : turtle
}

function whyNotHere(s: TurtlesState, place: Place): TurtlesWhyNot | undefined {
  const { cells } = s.setup
  const turtle = findTurtle(place)
  if (turtle !== undefined) return whyNotTurtle(s, turtle)
  const cell = cells.findIndex(({ name }) => name === place)
  if (cell < 0) return { code: 'needs-turtle', cells: [] }
  const stack = turtlesAt(s, s.sizes[cell], cell)
  const own = stack.filter(each => seatOfTurtle(each) === seatToMove(s))
  const reasons = own.map(each => whyNotTurtle(s, each))
  if (reasons.includes(undefined)) return undefined
  const top = stack.at(-1)
  return top === undefined ? { code: 'no-piece', at: place, cells: [] } : (reasons[0] ?? whyNotTurtle(s, top))
}

/** Where a turtle may go at all: the home rank from the nest, else one step; over an edge only into its sea. */
function placesAhead(s: TurtlesState, turtle: number): number[] {
  const { setup, places } = s
  const seat = seatOfTurtle(turtle)
  const from = places[turtle]
  if (from === nestOf(setup, seat))
    return Array.from({ length: setup.options.width }, (_, file) => homeOf(setup, seat) + file)
  const ends = Array.from(setup.next.subarray(from * 4, from * 4 + 4))
  return ends.filter(to => to < setup.count || to === edgeOf(setup, forward(seat)))
}

function whyNotTurtle(s: TurtlesState, turtle: number): TurtlesWhyNot | undefined {
  const { setup, places, sizes } = s
  const piece = turtleName(turtle)
  const seat = seatOfTurtle(turtle)
  const size = sizeOfTurtle(turtle)
  const from = places[turtle]
  if (seat !== seatToMove(s)) return { code: 'not-yours', piece, cells: [] }
  if (from === scoredOf(setup, seat)) return { code: 'in-sea', piece, cells: [] }
  // rules 5 (a).
  if (from < setup.count && WALKS[size * 32 + sizes[from]] === 0)
    return { code: 'stuck', piece, load: WEIGHT[sizes[from] & upTo(size - 1)], cells: [] }
  const reasons = placesAhead(s, turtle).map(to => whyNotEnter(s, turtle, to))
  if (reasons.includes(undefined)) return undefined
  const undo = reasons.find(reason => reason?.code === 'undo')
  return undo ?? { code: from < setup.count ? 'cannot-walk' : 'cannot-hatch', piece, cells: [] }
}

/** rules 5 (b): a cell or a sea that may be out of reach. */
function whyNotThere(s: TurtlesState, turtle: number, place: Place): TurtlesWhyNot | undefined {
  const { setup, places } = s
  const piece = turtleName(turtle)
  const seat = seatOfTurtle(turtle)
  const isInNest = places[turtle] === nestOf(setup, seat)
  const cell = setup.cells.findIndex(({ name }) => name === place)
  const to = cell < 0 ? edgeOf(setup, forward(seat)) : cell
  if (cell < 0 && place !== `goal-${SEAT_LETTERS.charAt(seat)}`) return { code: 'wrong-sea', piece, cells: [] }
  if (placesAhead(s, turtle).includes(to)) return whyNotEnter(s, turtle, to)
  if (isInNest) return { code: 'not-home', piece, cells: placesAhead(s, turtle).map(home => setup.cells[home].name) }
  if (cell < 0) return { code: 'too-far', piece, cells: [] }
  return { code: cell === places[turtle] ? 'same-cell' : 'not-beside', at: place, cells: [] }
}

/** rules 5 (c) and (d). */
function whyNotEnter(s: TurtlesState, turtle: number, to: number): TurtlesWhyNot | undefined {
  const { setup, places, sizes } = s
  const size = sizeOfTurtle(turtle)
  if (to >= setup.count) return undefined
  const found = { piece: turtleName(turtle), at: setup.cells[to].name, cells: [] }
  const isHatching = places[turtle] >= setup.count
  const way = isHatching ? HATCH + setup.cells[to].file : setup.next.subarray(places[turtle] * 4).indexOf(to)
  if (PUSHED[size * 32 + sizes[to]] === BLOCKED)
    return { code: 'too-weak', ...found, weight: WEIGHT[sizes[to] & upTo(size)] }
  return moveFor(size, way) === s.banned ? { code: 'undo', ...found } : undefined
}
