import {
  nextColour,
  ownerOf,
  previousColour,
  type AlliancesSetup,
  type AlliancesState,
} from '@tabuleiro/engine/games/alliances/internals'

/** The distance of a goal without a path: more than any distance on any board. */
export const UNREACHABLE = 255

/**
 * The goals that win a colour: six connections (`3 * chart + colour - 1`), then the fences of the same charts and
 * colours.
 */
export const GOALS = 12
export const FENCES = 6
export const connectionGoal = (chart: number, colour: number): number => 3 * chart + colour - 1
export const goalChart = (goal: number): number => (goal % FENCES < 3 ? 0 : 1)
export const goalColour = (goal: number): number => (goal % 3) + 1
export const isFence = (goal: number): boolean => goal >= FENCES

/** The colours of discs that the chain of a goal may contain, one bit for each. */
export function usableDiscs(goal: number): number {
  const colour = goalColour(goal)
  const ally = goalChart(goal) === 0 ? nextColour(colour) : previousColour(colour)
  return isFence(goal) ? 1 << ally : (1 << colour) | (1 << ally)
}

/** The shift of the second of two goals that share a number. On size 9 a row is too wide for two. */
const LANE = 16

/**
 * The distances of all goals: how many discs each still needs, and how far each cell is from its two ends (the sides,
 * or the arcs of a fence). Usable discs cost nothing, empty cells cost one, other discs block. It is a breadth-first
 * search from both ends on bitboards: a row is a number with a bit for each cell, and two goals with the same ends
 * share one number.
 */
export class Distances {
  /** Discs still to place for each goal, or `UNREACHABLE`. */
  readonly totals = new Uint8Array(GOALS)
  /** The empty cells: bit `d - 1` of row `r`, twice where two goals share a number. */
  readonly open: Int32Array
  /** The cells that each wave has reached: see `waveAt`. */
  readonly waves: Int32Array
  /** The numbers of one wave: its rows, and an empty one on either side. */
  readonly stride: number
  /** The cell of each bit, 32 for each row. */
  readonly cellAt: Uint8Array
  /** How many runs measure all goals: pairs of the two charts where two rows fit into one number. */
  readonly runs: number
  /** The bits of the first and of the second goal of a run. */
  readonly lanes: readonly [low: number, high: number]
  private readonly depth: number
  private readonly last: Uint8Array
  private readonly passable: Int32Array
  /** Cells beside those discs: a wave that reaches one floods the chain. */
  private readonly besidePassable: Int32Array
  private touched = 0
  private readonly ends: Int32Array
  private readonly endFrom = new Uint8Array(GOALS)
  private readonly endTo = new Uint8Array(GOALS)
  private readonly colours: readonly Int32Array[]
  private readonly rowOf: Uint8Array
  private readonly bitOf: Int32Array

  constructor(setup: AlliancesSetup) {
    const { cells, options } = setup
    const paired = options.size < 9
    this.runs = paired ? GOALS / 2 : GOALS
    this.lanes = paired ? [0x7fff, 0x7fff << LANE] : [-1, 0]
    this.stride = 2 * options.size + 1
    this.depth = cells.length + 1
    this.last = new Uint8Array(2 * this.runs)
    this.open = new Int32Array(this.stride)
    this.passable = new Int32Array(this.stride)
    this.besidePassable = new Int32Array(this.stride)
    this.colours = [0, 1, 2, 3].map(() => new Int32Array(this.stride))
    this.waves = new Int32Array(this.runs * 2 * this.depth * this.stride)
    this.cellAt = new Uint8Array(32 * this.stride)
    this.rowOf = new Uint8Array(cells.length + 1)
    this.bitOf = new Int32Array(cells.length + 1)
    for (const { index, r, d } of cells) {
      this.rowOf[index] = r
      this.bitOf[index] = (1 << (d - 1)) | (paired ? 1 << (d - 1 + LANE) : 0)
      this.cellAt[32 * r + d - 1] = index
      if (paired) this.cellAt[32 * r + d - 1 + LANE] = index
    }
    this.ends = new Int32Array(GOALS * this.stride)
    for (let k = 0; k < GOALS; k++) {
      const list = k < 6 ? setup.sides[k].cells : setup.arcs[k - 6]
      for (const cell of list) this.ends[k * this.stride + this.rowOf[cell]] |= this.bitOf[cell]
      this.endFrom[k] = Math.min(...list.map(cell => this.rowOf[cell]))
      this.endTo[k] = Math.max(...list.map(cell => this.rowOf[cell]))
    }
  }

  /** Measures all goals of a position for the colours that are open, or those of `which`. */
  measure(s: AlliancesState, which = openColours(s)): void {
    const { colours, rowOf, bitOf, open } = this
    const { cells } = s
    for (let colour = 0; colour <= 3; colour++) colours[colour].fill(0)
    for (let cell = 1; cell < cells.length; cell++) colours[cells[cell]][rowOf[cell]] |= bitOf[cell]
    open.set(colours[0])
    for (let run = 0; run < this.runs; run++) {
      const first = this.firstGoal(run)
      if (((which >> (first % 3)) & 1) === 0) continue
      this.prepareRun(first)
      this.totals[first] = UNREACHABLE
      if (this.lanes[1] !== 0) this.totals[first + 3] = UNREACHABLE
      this.sendWave(run, first, 0)
      this.sendWave(run, first, 1)
    }
  }

  /** The index of the wave of cells that can be reached from an end with so many discs. */
  waveAt(run: number, end: number, discs: number): number {
    const index = 2 * run + end
    return (index * this.depth + Math.min(discs, this.last[index])) * this.stride
  }

  /** The goal in the low bits of a run. The one in the high bits, if any, is that goal plus three. */
  firstGoal(run: number): number {
    return this.runs === GOALS || run < 3 ? run : run + 3
  }

  /** Collects the discs that the goals of a run may use. */
  private prepareRun(first: number): void {
    const { passable, besidePassable, colours, stride, lanes } = this
    const low = usableDiscs(first)
    const high = lanes[1] === 0 ? 0 : usableDiscs(first + 3)
    passable.fill(0)
    for (let colour = 1; colour <= 3; colour++) {
      const bits = ((low >> colour) & 1 ? lanes[0] : 0) | ((high >> colour) & 1 ? lanes[1] : 0)
      const rows = colours[colour]
      if (bits !== 0) for (let r = 1; r < stride - 1; r++) passable[r] |= rows[r] & bits
    }
    for (let r = 1; r < stride - 1; r++) besidePassable[r] = cellsBeside(passable[r - 1], passable[r], passable[r + 1])
  }

  /** Sends a wave from one end, disc by disc, until it has reached the other end for every goal of the run. */
  private sendWave(run: number, first: number, end: number): void {
    const { stride, waves, ends, endFrom, endTo, passable, depth, last, lanes } = this
    const list = first < FENCES ? first % 3 : 6 + (first % 3)
    const near = (list + 3 * end) * stride
    const far = (list + 3 - 3 * end) * stride
    const index = 2 * run + end
    let at = index * depth * stride
    for (let r = 1; r < stride - 1; r++) waves[at + r] = ends[near + r] & passable[r]
    this.floodChains(at)
    let missing = lanes[0] | lanes[1]
    for (last[index] = 0; ; last[index]++) {
      let there = 0
      for (let r = endFrom[list + 3 - 3 * end]; r <= endTo[list + 3 - 3 * end]; r++)
        there |= waves[at + r] & ends[far + r]
      if ((there & missing) !== 0) missing &= this.recordArrival(first, there & missing, last[index])
      if (missing === 0 || !this.growWave(at, last[index] === 0 ? near : -1)) return
      at += stride
      if (this.touched !== 0) this.floodChains(at)
    }
  }

  /** Records the distance of goals that have been reached. Returns a mask of the others. */
  private recordArrival(first: number, there: number, discs: number): number {
    const { totals, lanes } = this
    let left = -1
    for (let lane = 0; lane < 2; lane++) {
      if ((there & lanes[lane]) === 0) continue
      const goal = first + 3 * lane
      if (discs < totals[goal]) totals[goal] = discs
      left &= ~lanes[lane]
    }
    return left
  }

  /** Grows the wave at `at` by the empty cells beside it into the next one. False when there are none. */
  private growWave(at: number, start: number): boolean {
    const { waves, open, ends, stride, besidePassable } = this
    let grown = 0
    let touched = 0
    let below = 0
    let here = waves[at + 1]
    for (let r = 1; r < stride - 1; r++) {
      const above = waves[at + r + 1]
      const room = open[r] & ~here
      let more = 0
      if (room !== 0) {
        if ((below | here | above) !== 0) more = cellsBeside(below, here, above) & room
        if (start >= 0) more |= ends[start + r] & room
        grown |= more
        touched |= more & besidePassable[r]
      }
      waves[at + stride + r] = here | more
      below = here
      here = above
    }
    this.touched = touched
    return grown !== 0
  }

  /** Adds the whole chain of every usable disc that a wave touches. */
  private floodChains(at: number): void {
    const { waves, passable, stride } = this
    for (let r = 1; r < stride - 1;) {
      const here = waves[at + r]
      const rest = passable[r] & ~here
      let more = rest === 0 ? 0 : cellsBeside(waves[at + r - 1], here, waves[at + r + 1]) & rest
      if (more === 0) {
        r++
        continue
      }
      for (let wider = more; wider !== 0; more |= wider) wider = ((more << 1) | (more >> 1)) & rest & ~more
      waves[at + r] = here | more
      // The row below was handled before and may be reached from here.
      r = r > 1 ? r - 1 : r + 1
    }
  }
}

/** The cells of a row that are beside a wave, given the wave's cells of the row below, the row and the row above. */
function cellsBeside(below: number, here: number, above: number): number {
  return ((here | below) << 1) | ((here | above) >> 1) | below | above
}

/** The colours that are not won yet, as bits: 1 orange, 2 purple, 4 green. */
export function openColours(s: AlliancesState): number {
  return (ownerOf(s, 1) === 0 ? 1 : 0) | (ownerOf(s, 2) === 0 ? 2 : 0) | (ownerOf(s, 3) === 0 ? 4 : 0)
}
