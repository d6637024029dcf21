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
import {
  edgeOf,
  forward,
  homeOf,
  nestOf,
  otherSeat,
  scoredOf,
  seatOf,
  seatOfTurtle,
  sizeOfTurtle,
  smashOf,
  turtleOf,
  TURTLES,
  type Chain,
  type Seat,
  type TurtlesSetup,
} from './board'
import { bitOf, BLOCKED, COUNT, DRIVER, PUSHED, sizesIn, upTo, WALKS } from './stacks'

export interface TurtlesState extends State {
  readonly setup: TurtlesSetup
  /** The place of each turtle: this alone is the position. */
  readonly places: Cells
  /** The sizes at each place, as a set: derived from `places`, because every rule needs it. */
  readonly sizes: Cells
  /** rules 5 (d): the one move that would restore the position before the opponent's move, or `NONE`. */
  readonly banned: Move
}

/** No move. */
export const NONE: Move = -1

// A move is a size (in the upper bits) and a way to go: a direction, or `HATCH` plus the file.
/** The way of a hatch on the first file. */
export const HATCH = 4
export const moveFor = (size: number, way: number): Move => (size << 4) | way
export const sizeOf = (m: Move): number => m >> 4
export const wayOf = (m: Move): number => m & 15
export const isHatch = (m: Move): boolean => wayOf(m) >= HATCH
/** The file of a hatch. */
export const fileOf = (m: Move): number => wayOf(m) - HATCH
/** rules 5: the direction of a hatch is forward. */
export const directionOf = (m: Move, seat: Seat): number => (isHatch(m) ? forward(seat) : wayOf(m))

export const rules: Rules<TurtlesState> = { start, copy, moves, play, outcome, reason, salt }

/** The seat of the side to move. */
export const seatToMove = (s: TurtlesState): Seat => seatOf(s.setup, s.turn)

function start(setup: TurtlesSetup): TurtlesState {
  return position(setup, 0, allInNests(setup))
}

export function allInNests(setup: TurtlesSetup): Uint8Array {
  return Uint8Array.from({ length: TURTLES }, (_, turtle) => nestOf(setup, seatOfTurtle(turtle)))
}

/** A position without history. `places` is not copied. */
export function position(setup: TurtlesSetup, turn: Side, places: Uint8Array): TurtlesState {
  const { keys } = setup
  const s = blank(setup)
  s.turn = turn
  s.lo = turn === 0 ? 0 : keys.lo[turnKey(setup)]
  s.hi = turn === 0 ? 0 : keys.hi[turnKey(setup)]
  s.places = places
  places.forEach((place, turtle) => {
    s.sizes[place] |= bitOf(sizeOfTurtle(turtle))
    s.lo ^= keys.lo[place * TURTLES + turtle]
    s.hi ^= keys.hi[place * TURTLES + turtle]
  })
  return s
}

/** Every position is made here: hot code is slower when it meets objects of more than one shape. */
function blank(setup: TurtlesSetup): Draft<TurtlesState> {
  const places = new Uint8Array(TURTLES)
  const sizes = new Uint8Array(setup.count + 4)
  return { setup, turn: 0, lo: 0, hi: 0, reversiblePlies: 0, places, sizes, banned: NONE }
}

const turnKey = (setup: TurtlesSetup): number => (setup.count + 4) * TURTLES

function copy(from: TurtlesState, into: Draft<TurtlesState> = blank(from.setup)): Draft<TurtlesState> {
  into.turn = from.turn
  into.lo = from.lo
  into.hi = from.hi
  into.reversiblePlies = from.reversiblePlies
  into.places.set(from.places)
  into.sizes.set(from.sizes)
  into.banned = from.banned
  return into
}

function moves(s: TurtlesState, out: MoveList): void {
  out.size = findMoves(s, out.at, out.at.length)
}

/** Writes legal moves, small turtles first, until there are `enough` (checked after each turtle); returns how many. */
function findMoves(s: TurtlesState, at: Int32Array, enough: number): number {
  const { setup, places, sizes } = s
  const { count } = setup
  const seat = seatToMove(s)
  const nest = nestOf(setup, seat)
  let n = 0
  for (let size = 1; size <= 5 && n < enough; size++) {
    const place = places[turtleOf(seat, size)]
    if (place < count) {
      if (WALKS[size * 32 + sizes[place]] === 1) n = findSteps(s, seat, size, place, at, n)
    } else if (place === nest) n = findHatches(s, seat, size, at, n)
  }
  return n
}

function findSteps(s: TurtlesState, seat: Seat, size: number, from: number, at: Int32Array, n: number): number {
  const { setup, sizes, banned } = s
  const { count, next } = setup
  const ahead = forward(seat)
  const still = moveFor(size, 0)
  for (let direction = 0; direction < 4; direction++) {
    const to = next[from * 4 + direction]
    // rules 5 (b): off the board only over the own far end, and then nothing is in the way.
    const open = to < count ? PUSHED[size * 32 + sizes[to]] !== BLOCKED : direction === ahead
    if (open && still + direction !== banned) at[n++] = still + direction
  }
  return n
}

function findHatches(s: TurtlesState, seat: Seat, size: number, at: Int32Array, n: number): number {
  const { setup, sizes, banned } = s
  const { width } = setup.options
  const home = homeOf(setup, seat)
  const first = moveFor(size, HATCH)
  for (let file = 0; file < width; file++) {
    if (PUSHED[size * 32 + sizes[home + file]] !== BLOCKED && first + file !== banned) at[n++] = first + file
  }
  return n
}

function play(s: Draft<TurtlesState>, m: Move): void {
  const { setup, sizes } = s
  const { keys } = setup
  const south = scoredOf(setup, 0)
  const north = scoredOf(setup, 1)
  const scored = sizes[south] + sizes[north]
  const chain = settle(s, m)
  s.banned = setup.options.undo === 'forbidden' ? undoing(s, m, chain) : NONE
  // From the last link back, so that no two groups are ever in one cell and a size there means one turtle.
  for (let i = chain.links - 1; i >= 0; i--) carry(s, chain.group[i], chain.from[i], chain.to[i])
  // Returned turtles can come again; scored ones are out for good.
  s.reversiblePlies = sizes[south] + sizes[north] === scored ? s.reversiblePlies + 1 : 0
  s.turn = otherSide(s.turn)
  s.lo ^= keys.lo[turnKey(setup)]
  s.hi ^= keys.hi[turnKey(setup)]
}

/** What a move will do (rules 6), first link first; nothing is changed yet. The answer holds until the next call. */
export function settle(s: TurtlesState, m: Move): Chain {
  const { setup, places, sizes } = s
  const { chain, count, next } = setup
  const seat = seatToMove(s)
  const direction = directionOf(m, seat)
  let from = places[turtleOf(seat, sizeOf(m))]
  let to = isHatch(m) ? homeOf(setup, seat) + fileOf(m) : next[from * 4 + direction]
  let group = isHatch(m) ? bitOf(sizeOf(m)) : sizes[from] & upTo(sizeOf(m))
  let links = 0
  while (group !== 0) {
    const pushed = to < count ? PUSHED[DRIVER[group] * 32 + sizes[to]] : 0
    chain.group[links] = group
    chain.from[links] = from
    chain.to[links++] = pushed === BLOCKED ? smashOf(setup) : to
    group = pushed === BLOCKED ? 0 : pushed
    from = to
    if (group !== 0) to = next[to * 4 + direction]
  }
  chain.links = links
  return chain
}

/**
 * The opponent's move that would restore the position in which `m` is played, or `NONE`. Only a turtle that the driver
 * pushed can push it back, and both pushes need enough strength: so both are single turtles of the same size, and the
 * pushed one pushed nothing further. It can step back, or hatch again when it went over its own end.
 */
function undoing(s: TurtlesState, m: Move, { links, group, to }: Chain): Move {
  const { setup } = s
  // The pushed group weighs no more than its pusher; so it is the same set only if both are single turtles.
  if (links !== 2 || group[0] !== group[1]) return NONE
  const direction = directionOf(m, seatToMove(s))
  if (to[1] < setup.count) return moveFor(sizeOf(m), direction ^ 1)
  const ownEnd = edgeOf(setup, forward(seatToMove(s)))
  return to[1] === ownEnd ? moveFor(sizeOf(m), HATCH + (to[0] % setup.options.width)) : NONE
}

/** Takes a group to where it comes to rest, each turtle on its own when it leaves the board. */
function carry(s: Draft<TurtlesState>, group: number, from: number, to: number): void {
  const { setup, places, sizes } = s
  const { keys, landing } = setup
  sizes[from] ^= group
  let { lo, hi } = s
  let rest = group
  while (rest !== 0) {
    const size = DRIVER[rest]
    const bit = bitOf(size)
    const turtle = turtleAt(s, size, from)
    const place = landing[to * 2 + seatOfTurtle(turtle)]
    places[turtle] = place
    sizes[place] |= bit
    lo ^= keys.lo[from * TURTLES + turtle] ^ keys.lo[place * TURTLES + turtle]
    hi ^= keys.hi[from * TURTLES + turtle] ^ keys.hi[place * TURTLES + turtle]
    rest ^= bit
  }
  s.lo = lo
  s.hi = hi
}

/** The turtle of this size that is at `place`; there must be one. */
function turtleAt(s: TurtlesState, size: number, place: number): number {
  return s.places[size - 1] === place ? size - 1 : size + 4
}

/** The turtles of these sizes at `place`, from the bottom of the stack to its top. */
export function turtlesAt(s: TurtlesState, set: number, place: number): number[] {
  return sizesIn(set)
    .reverse()
    .map(size => turtleAt(s, size, place))
}

/** Turtles a seat has scored. */
export function scoreOf(s: TurtlesState, seat: Seat): number {
  return COUNT[s.sizes[scoredOf(s.setup, seat)]]
}

/** rules 7, in its order. */
function reason(s: TurtlesState, seen: number): string | undefined {
  const { goal, repetition } = s.setup.options
  if (scoreOf(s, 0) >= goal || scoreOf(s, 1) >= goal) return 'score'
  if (repetition > 0 && seen >= repetition) return 'repetition'
  return findMoves(s, s.setup.spare, 1) === 0 ? 'no-moves' : undefined
}

function outcome(s: TurtlesState, seen: number): Outcome {
  const { noMoves } = s.setup.options
  const ended = reason(s, seen)
  if (ended === undefined) return 'playing'
  if (ended === 'repetition' || (ended === 'no-moves' && noMoves === 'draw')) return 'draw'
  if (ended === 'no-moves' && noMoves === 'loss') return winFor(otherSide(s.turn))
  const seat = seatToMove(s)
  const lead = scoreOf(s, seat) - scoreOf(s, otherSeat(seat))
  return lead === 0 ? 'draw' : winFor(lead > 0 ? s.turn : otherSide(s.turn))
}

/** The ban changes the legal moves, but a position with a ban counts as the same position. */
function salt(s: TurtlesState): number {
  return s.banned + 1
}
