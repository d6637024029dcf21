import { SIZES } from './board'

/**
 * Stacks fall strictly (rules 9), so the sizes in a cell say everything about the stack but the owners: a set of sizes
 * is a number below 32 with bit `size - 1` for each. All rules about one driver and one stack are tables over such
 * sets.
 */
const SETS = 32

export const bitOf = (size: number): number => 1 << (size - 1)
/** The sizes up to `size`: in a stack, that turtle and all above it. */
export const upTo = (size: number): number => (1 << size) - 1

/** The sizes of a set, small ones first. */
export const sizesIn = (set: number): number[] => SIZES.filter(size => (set & bitOf(size)) !== 0)
const weigh = (set: number): number => sizesIn(set).reduce((sum, size) => sum + size, 0)
const sets = Array.from({ length: SETS }, (_, set) => set)

/** Total size of a set. */
export const WEIGHT = Uint8Array.from(sets, weigh)
/** How many turtles a set has. */
export const COUNT = Uint8Array.from(sets, set => sizesIn(set).length)
/** The largest size of a set, which is the lowest of the stack: the driver of a group. 0 for none. */
export const DRIVER = Uint8Array.from(sets, set => Math.max(0, ...sizesIn(set)))

/** What `PUSHED` says where the driver cannot enter. */
export const BLOCKED = 255

/**
 * rules 6, entering: what a driver pushes off a stack, at `size * 32 + stack`. It stands on the turtles larger than
 * itself and pushes all others, if they weigh no more than it does.
 */
export const PUSHED = Uint8Array.from([0, ...SIZES].flatMap(size => sets.map(stack => pushed(size, stack))))

function pushed(size: number, stack: number): number {
  const above = stack & upTo(size)
  return weigh(above) <= size ? above : BLOCKED
}

/** rules 5 (a): whether a driver somewhere in a stack can walk with what it carries (1), or is frozen (0), as above. */
export const WALKS = Uint8Array.from(
  [0, ...SIZES].flatMap(size => sets.map(stack => (size > weigh(stack & upTo(size - 1)) ? 1 : 0))),
)
