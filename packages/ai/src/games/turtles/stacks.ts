import { bitOf, COUNT, upTo, WALKS } from '@tabuleiro/engine/games/turtles/internals'

/**
 * Tables of what a stack can do for one seat, at `stack * 32 + own`, both being sets of sizes. `turtleEntry` gives the
 * index of a single turtle.
 */
const SETS = 32
const ALL = Array.from({ length: SETS * SETS }, (_, at) => ({ stack: at >> 5, own: at & 31 }))
const SIZES = [1, 2, 3, 4, 5]

/** A whole turn in the unit of shares: two, three or four turtles can divide it. */
export const TURN = 12
/** About how long it takes to get rid of a load. */
const THAW_COST = 2 * TURN

export const turtleEntry = (stack: number, own: number, size: number): number => (stack * SETS + own) * 5 + size - 1

const has = (set: number, size: number): boolean => (set & bitOf(size)) !== 0
const walks = (stack: number, size: number): boolean => WALKS[size * 32 + stack] === 1

/** The drivers at or below `size` in a stack that can walk with it. */
const listDrivers = (stack: number, drivers: number, size: number): number[] =>
  SIZES.filter(driver => driver >= size && has(drivers & stack, driver) && walks(stack, driver))

/** The share of a turn that one rank costs a turtle: own turtles carried together share it. */
export const SHARE = Uint8Array.from(ALL.flatMap(({ stack, own }) => SIZES.map(size => share(stack, own, size))))

function share(stack: number, own: number, size: number): number {
  const gains = listDrivers(stack, own, size).map(driver => COUNT[own & stack & upTo(driver)])
  return gains.length === 0 ? TURN : Math.floor(TURN / Math.max(...gains))
}

/** What it costs once beside that: a frozen turtle that no friend can carry must wait. */
export const DELAY = Uint8Array.from(
  ALL.flatMap(({ stack, own }) => SIZES.map(size => (listDrivers(stack, own, size).length === 0 ? THAW_COST : 0))),
)

/** Own turtles that can walk with what they carry, as a set. */
export const WALKERS = Uint8Array.from(ALL, ({ stack, own }) =>
  SIZES.filter(size => has(own & stack, size) && walks(stack, size)).reduce((set, size) => set | bitOf(size), 0),
)

/** Own turtles that an enemy driver below can carry away. */
export const PASSENGERS = Uint8Array.from(
  ALL,
  ({ stack, own }) =>
    SIZES.filter(size => has(own & stack, size) && listDrivers(stack, stack & ~own, size).length > 0).length,
)
