import type { GameEvent, Evidence, Piece, Place } from '../../core/events'
import type { Move, Presentation, Side } from '../../core/game'
import {
  edgeOf,
  forward,
  nestOf,
  otherSeat,
  scoredOf,
  seatOf,
  seatOfTurtle,
  sideOf,
  sizeOfTurtle,
  smashOf,
  turtleName,
  turtleOf,
  TURTLES,
  type Seat,
  type TurtlesSetup,
} from './board'
import { notation } from './notation'
import {
  directionOf,
  isHatch,
  NONE,
  rules,
  scoreOf,
  seatToMove,
  settle,
  sizeOf,
  turtlesAt,
  type TurtlesState,
} from './rules'
import { COUNT, DRIVER, sizesIn, upTo, WALKS, WEIGHT } from './stacks'
import type { TurtlesWhyNot } from './whyNot'

/** A turtle on the board: under a load as heavy as itself it cannot walk. */
export interface TurtlesDriver {
  readonly piece: string
  readonly side: Side
  readonly at: Place
  /** Total size of the turtles above it. */
  readonly load: number
  readonly frozen: boolean
}

type BySide<T> = readonly [first: T, second: T]

/** What Turtles counts. */
export interface TurtlesFacts {
  readonly seats: BySide<'south' | 'north'>
  readonly homeRanks: BySide<number>
  readonly goal: number
  /** Sizes in the nests and in the scored sets, small ones first. */
  readonly nests: BySide<readonly number[]>
  readonly scored: BySide<readonly number[]>
  /** Every turtle on the board. */
  readonly drivers: readonly TurtlesDriver[]
  /** The move that the no-undo rule takes away now. */
  readonly banned: string | undefined
}

export const presentation: Presentation<TurtlesState, TurtlesFacts, TurtlesWhyNot> = {
  taps,
  refusals: () => import('./whyNot'),
  events,
  pieces,
  facts,
  evidence,
  takesPieces: true,
}

const ALL_TURTLES = Array.from({ length: TURTLES }, (_, turtle) => turtle)
/** What lies beyond the edges, in the order of the directions: South's sea, North's sea, the two sides. */
const BEYOND: readonly Place[] = ['goal-s', 'goal-n', 'side-left', 'side-right']

/** A cell name, or `nest-s3` or `scored-s3` for a turtle off the board. */
function placeName(setup: TurtlesSetup, place: number, turtle: number): Place {
  if (place < setup.count) return setup.cells[place].name
  return `${place < scoredOf(setup, 0) ? 'nest' : 'scored'}-${turtleName(turtle)}`
}

/** A turtle (`nest-s3` or `turtle-s3`), then the cell it enters or the sea it leaves for (`goal-s`). */
function taps(s: TurtlesState, move: Move): readonly string[] {
  const { setup } = s
  const seat = seatToMove(s)
  const to = settle(s, move).to[0]
  const turtle = `${isHatch(move) ? 'nest' : 'turtle'}-${turtleName(turtleOf(seat, sizeOf(move)))}`
  return [turtle, to < setup.count ? setup.cells[to].name : BEYOND[forward(seat)]]
}

/** rules 6: the links of the chain in order, each with what becomes of it. */
function events(before: TurtlesState, move: Move): readonly GameEvent[] {
  const { links } = settle(before, move)
  return Array.from({ length: links }, (_, i) => describeLink(before, move, i)).flat()
}

function describeLink(before: TurtlesState, move: Move, i: number): GameEvent[] {
  const { setup } = before
  const { chain, cells, count, next } = setup
  const [group, from, to] = [chain.group[i], chain.from[i], chain.to[i]]
  const turtles = turtlesAt(before, group, from)
  const pieces = turtles.map(turtleName)
  const direction = directionOf(move, seatToMove(before))
  const ahead = to === smashOf(setup) ? next[from * 4 + direction] : to
  const fromName = placeName(setup, from, turtles[0])
  const toName = ahead < count ? cells[ahead].name : BEYOND[direction]
  const [piece, ...riders] = pieces
  const going: GameEvent =
    i > 0
      ? { kind: 'pushed', pieces, from: fromName, to: toName }
      : { kind: 'moved', piece, from: fromName, to: toName, ...(riders.length > 0 && { riders }) }
  if (to < count) return [going, ...climb(before, group, piece, to)]
  const leaving = turtles.map(turtle => leave(before, turtle, from, to))
  return to === smashOf(setup) ? [going, { kind: 'smashed', pieces, at: toName }, ...leaving] : [going, ...leaving]
}

/** A driver stands on the smallest of the turtles that are larger than itself. */
function climb(before: TurtlesState, group: number, piece: string, cell: number): GameEvent[] {
  const larger = before.sizes[cell] & ~upTo(DRIVER[group])
  const onto = turtlesAt(before, larger, cell).at(-1)
  return onto === undefined
    ? []
    : [{ kind: 'climbed', piece, at: before.setup.cells[cell].name, onto: turtleName(onto) }]
}

/** `from` is the last cell the turtle stood on. */
function leave(before: TurtlesState, turtle: number, from: number, to: number): GameEvent {
  const { setup } = before
  const seat = seatOfTurtle(turtle)
  const left = { piece: turtleName(turtle), from: setup.cells[from].name }
  if (setup.landing[to * 2 + seat] === scoredOf(setup, seat))
    return { kind: 'scored', ...left, side: sideOf(setup, seat) }
  const ownEnd = edgeOf(setup, forward(otherSeat(seat)))
  return { kind: 'returned', ...left, cause: to === smashOf(setup) ? 'smash' : to === ownEnd ? 'own-end' : 'side' }
}

/** All ten turtles, wherever they are; those on the board with their height in the stack. */
function pieces(s: TurtlesState): readonly Piece[] {
  return ALL_TURTLES.map(turtle => {
    const place = s.places[turtle]
    const size = sizeOfTurtle(turtle)
    return {
      id: turtleName(turtle),
      kind: 'turtle',
      at: placeName(s.setup, place, turtle),
      side: sideOf(s.setup, seatOfTurtle(turtle)),
      value: size,
      ...(place < s.setup.count && { height: COUNT[s.sizes[place] & ~upTo(size)] }),
    }
  })
}

function facts(s: TurtlesState): TurtlesFacts {
  const { setup } = s
  const { goal, length } = setup.options
  const bySide = <T>(of: (seat: Seat) => T): BySide<T> => [of(seatOf(setup, 0)), of(seatOf(setup, 1))]
  return {
    seats: bySide(seat => (seat === 0 ? 'south' : 'north')),
    homeRanks: bySide(seat => (seat === 0 ? 1 : length)),
    goal,
    nests: bySide(seat => sizesIn(s.sizes[nestOf(setup, seat)])),
    scored: bySide(seat => sizesIn(s.sizes[scoredOf(setup, seat)])),
    drivers: ALL_TURTLES.filter(turtle => s.places[turtle] < setup.count).map(turtle => driver(s, turtle)),
    banned: s.banned === NONE ? undefined : notation.write(setup, s.banned),
  }
}

function driver(s: TurtlesState, turtle: number): TurtlesDriver {
  const place = s.places[turtle]
  const size = sizeOfTurtle(turtle)
  return {
    piece: turtleName(turtle),
    side: sideOf(s.setup, seatOfTurtle(turtle)),
    at: placeName(s.setup, place, turtle),
    load: WEIGHT[s.sizes[place] & upTo(size - 1)],
    frozen: WALKS[size * 32 + s.sizes[place]] === 0,
  }
}

/** The turtles that won, or those that cannot move; a repetition has no place on the board. */
function evidence(s: TurtlesState, seen: number): readonly Evidence[] {
  const { setup } = s
  const reason = rules.reason(s, seen)
  if (reason !== 'score' && reason !== 'no-moves') return []
  const seat = reason === 'no-moves' ? seatToMove(s) : scoreOf(s, 0) >= setup.options.goal ? 0 : 1
  const shown = ALL_TURTLES.filter(
    turtle => seatOfTurtle(turtle) === seat && (s.places[turtle] === scoredOf(setup, seat)) === (reason === 'score'),
  )
  const cells = new Set(shown.map(turtle => placeName(setup, s.places[turtle], turtle)))
  return [{ kind: reason === 'score' ? 'scored' : 'stuck', cells: [...cells], side: sideOf(setup, seat) }]
}
