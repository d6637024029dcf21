import {
  BLOCKED,
  bitOf,
  COUNT,
  DRIVER,
  forward,
  nestOf,
  otherSeat,
  PUSHED,
  scoredOf,
  seatToMove,
  turtleOf,
  upTo,
  WEIGHT,
  type Seat,
  type TurtlesSetup,
  type TurtlesState,
} from '@tabuleiro/engine/games/turtles/internals'
import type { Features } from '../../search/features'
import { DELAY, PASSENGERS, SHARE, turtleEntry, TURN, WALKERS } from './stacks'

/** The weights of the features, own minus the enemy's; see docs/strength.md for how they were fitted. */
export const weights = {
  /** Being to move. */
  tempo: 25,
  /** Turtles scored, in twelfths of the goal. */
  scored: 55,
  /** Turns, in twelfths, that the cheapest turtles still need, multiplied by half the width of the board. */
  race: -1.2,
  /** How far each turtle has come, in twelfths of the board, by size. */
  advance1: 12,
  advance2: 12.5,
  advance3: 11.5,
  advance4: 12,
  advance5: 10,
  /** Turtles that score with the next move. */
  ready: -10,
  /** Turtles under a load they cannot carry. */
  frozen: -5,
  /** Turtles on an enemy driver that can carry them off. */
  passengers: -20,
  /** Drivers that cannot enter the cell ahead. */
  blocked: -10,
  /** A 4 or a 5 in the nest, ready to hatch against a runner. */
  guard: 3,
  /** Friends that each driver can carry. */
  carriage: 13,
  /** Size of the turtles not yet scored, less on wider boards. */
  strength: 7,
  /** What the best and the second best push of the side to move cost the other, in twelfths of the board. */
  hit: 7.5,
  hitMore: 4.7,
  /** The same for pushes of the other side. */
  hung: -3.5,
  hungMore: -2.8,
}

type Term = keyof typeof weights
const at = (term: Term): number => Object.keys(weights).indexOf(term)
const TEMPO = at('tempo')
const SCORED = at('scored')
const RACE = at('race')
const ADVANCE = at('advance1')
const READY = at('ready')
const FROZEN = at('frozen')
const PASSENGER = at('passengers')
const BLOCKED_AHEAD = at('blocked')
const GUARD = at('guard')
const CARRIAGE = at('carriage')
const STRENGTH = at('strength')
const HIT = at('hit')
const HUNG = at('hung')

/** The features of the positions of a setup: see `weights`. */
export function features(setup: TurtlesSetup): Features<TurtlesState> {
  const writer = new FeatureWriter(setup)
  return (s, out) => {
    writer.write(s, out)
  }
}

/** Writes features. It owns its tables and scratch buffers. */
class FeatureWriter {
  private readonly width: number
  private readonly length: number
  private readonly goal: number
  /** Ranks gone, at `place * 2 + seat`: 0 in the nest. */
  private readonly gone: Uint8Array
  /** The sizes of South's turtles at each place. */
  private readonly south: Uint8Array
  private readonly costs = new Int32Array(5)

  constructor(private readonly setup: TurtlesSetup) {
    this.width = setup.options.width
    this.length = setup.options.length
    this.goal = setup.options.goal
    this.south = new Uint8Array(setup.count + 4)
    this.gone = new Uint8Array(2 * (setup.count + 4))
    for (const { index, rank } of setup.cells) {
      this.gone[2 * index] = rank
      this.gone[2 * index + 1] = this.length + 1 - rank
    }
  }

  write(s: TurtlesState, out: Int32Array): void {
    const { south } = this
    const { places } = s
    for (let i = 0; i < 5; i++) south[places[i]] |= 1 << i
    const seat = seatToMove(s)
    const other = otherSeat(seat)
    out.fill(0)
    out[TEMPO] = 1
    this.addSeat(s, seat, 1, out)
    this.addSeat(s, other, -1, out)
    this.writeDangers(s, seat, HUNG, out)
    this.writeDangers(s, other, HIT, out)
    for (let i = 0; i < 5; i++) south[places[i]] = 0
  }

  /** The sizes of a seat's turtles at a place. */
  private own(s: TurtlesState, place: number, seat: Seat): number {
    return seat === 0 ? this.south[place] : s.sizes[place] & ~this.south[place]
  }

  private addSeat(s: TurtlesState, seat: Seat, sign: number, out: Int32Array): void {
    const { setup, costs, gone, length } = this
    const { places, sizes } = s
    const far = scoredOf(setup, seat)
    const scored = sizes[far]
    for (let size = 1; size <= 5; size++) {
      const place = places[turtleOf(seat, size)]
      const rank = gone[place * 2 + seat]
      if (rank !== 0) costs[size - 1] = this.addTurtle(s, seat, size, place, sign, out)
      else costs[size - 1] = TURN * (length + 1)
      out[ADVANCE + size - 1] += sign * Math.round((rank * 12) / length)
    }
    const need = this.goal - COUNT[scored]
    out[SCORED] += sign * Math.round((12 * COUNT[scored]) / this.goal)
    out[RACE] += sign * Math.round((this.cheapest(need, scored) * this.width) / 2)
    if (sizes[nestOf(setup, seat)] >= bitOf(4)) out[GUARD] += sign
    out[STRENGTH] -= sign * Math.round((12 * WEIGHT[scored]) / (this.width * this.width))
  }

  /** Adds one turtle on the board. Returns what it costs to bring it off the far end, in twelfths of a turn. */
  private addTurtle(s: TurtlesState, seat: Seat, size: number, cell: number, sign: number, out: Int32Array): number {
    const { setup, gone, length } = this
    const { sizes } = s
    const own = this.own(s, cell, seat)
    const stack = sizes[cell]
    const ahead = setup.next[cell * 4 + forward(seat)]
    const left = length + 1 - gone[cell * 2 + seat]
    const entry = turtleEntry(stack, own, size)
    if (DRIVER[own] === size) out[PASSENGER] += sign * PASSENGERS[stack * 32 + own]
    if ((WALKERS[stack * 32 + own] & bitOf(size)) === 0) out[FROZEN] += sign
    else {
      out[CARRIAGE] += sign * COUNT[own & upTo(size - 1)]
      if (ahead < setup.count && PUSHED[size * 32 + sizes[ahead]] === BLOCKED) out[BLOCKED_AHEAD] += sign
    }
    if (left === 1 && DELAY[entry] === 0) out[READY] += sign
    return left * SHARE[entry] + DELAY[entry]
  }

  /** The sum of the `need` smallest costs. */
  private cheapest(need: number, scored: number): number {
    const { costs } = this
    let taken = scored
    let sum = 0
    for (let n = 0; n < need; n++) {
      let best = -1
      for (let i = 0; i < 5; i++) if ((taken & (1 << i)) === 0 && (best < 0 || costs[i] < costs[best])) best = i
      taken |= 1 << best
      sum += costs[best]
    }
    return sum
  }

  /** Writes the two largest losses that pushes can cause a seat, at `term` and after it. */
  private writeDangers(s: TurtlesState, seat: Seat, term: number, out: Int32Array): void {
    const { setup } = this
    let worst = 0
    let second = 0
    for (let size = 1; size <= 5; size++) {
      const cell = s.places[turtleOf(seat, size)]
      if (cell >= setup.count || DRIVER[this.own(s, cell, seat)] !== size) continue
      const loss = this.worstLoss(s, seat, cell)
      if (loss > worst) {
        second = worst
        worst = loss
      } else if (loss > second) second = loss
    }
    out[term] = Math.round((worst * 12) / this.length)
    out[term + 1] = Math.round((second * 12) / this.length)
  }

  /** The ranks that the worst push into a cell costs the seat's turtles there. */
  private worstLoss(s: TurtlesState, seat: Seat, cell: number): number {
    const { setup } = this
    const { sizes } = s
    const enemy = otherSeat(seat)
    let worst = 0
    for (let direction = 0; direction < 4; direction++) {
      const from = setup.next[cell * 4 + (direction ^ 1)]
      // A hatch comes from beyond the enemy's end. Turtles pushed over their own far end would score.
      if (direction === forward(seat) && setup.next[cell * 4 + direction] >= setup.count) continue
      const nest = direction === forward(enemy) && from >= setup.count
      if (from >= setup.count && !nest) continue
      const attackers = nest ? sizes[nestOf(setup, enemy)] : WALKERS[sizes[from] * 32 + this.own(s, from, enemy)]
      for (let rest = attackers; rest !== 0; rest ^= bitOf(DRIVER[rest])) {
        const pushed = PUSHED[DRIVER[rest] * 32 + sizes[cell]]
        if (pushed === 0 || pushed === BLOCKED) continue
        const loss = this.pushLoss(s, seat, cell, pushed, direction)
        if (loss > worst) worst = loss
      }
    }
    return worst
  }

  /** The ranks that a seat loses when `pushed` is pushed off a cell, less what the enemy loses by it. */
  private pushLoss(s: TurtlesState, seat: Seat, cell: number, pushed: number, direction: number): number {
    const { setup, gone } = this
    const own = COUNT[pushed & this.own(s, cell, seat)]
    const enemy = otherSeat(seat)
    const theirs = COUNT[pushed] - own
    const to = setup.next[cell * 4 + direction]
    const home = to >= setup.count || PUSHED[DRIVER[pushed] * 32 + s.sizes[to]] === BLOCKED
    if (home) return own * gone[cell * 2 + seat] - theirs * gone[cell * 2 + enemy]
    return direction === forward(enemy) ? own - theirs : direction === forward(seat) ? theirs - own : 0
  }
}
