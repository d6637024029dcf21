import {
  makeKeys,
  maySwap,
  OFF,
  type Keys,
  type TrikeSetup,
  type TrikeState,
} from '@tabuleiro/engine/games/trike/internals'
import { triangleMaps } from './symmetry'
import { UNCLEAR, type ProofModel } from '../../search/proofNumberSearch'

/** How many balances a cell can have, from -8 to 8, and the index of balance 0. */
const BALANCES = 17
const BALANCE_ZERO = 8
/** Proof numbers by advantage, from `-MAX_FAVOUR` to `MAX_FAVOUR`: four points more make a proof half as hard. */
const MAX_FAVOUR = 32
const POWERS = Int32Array.from({ length: 2 * MAX_FAVOUR + 1 }, (_, i) =>
  Math.max(1, Math.round(4 * 2 ** ((i - MAX_FAVOUR) / 4))),
)

/** All regions of a match share their keys: an interpreter needs milliseconds to make them. */
const keysBySetup = new WeakMap<TrikeSetup, Keys>()

function sharedKeys(setup: TrikeSetup): Keys {
  const keys = keysBySetup.get(setup) ?? makeKeys(setup.empty.length * BALANCES + 1, 0x3a9d)
  keysBySetup.set(setup, keys)
  return keys
}

/**
 * What still matters in a position: the empty cells that the pawn can reach, and the balance of each (how far the
 * checkers beside it favour the side to move). Other checkers and cells do not count, and colours are relative to the
 * side to move, so that many positions share one key.
 */
export class Region implements ProofModel<TrikeState> {
  readonly maxPlies: number
  readonly canDraw: boolean
  result = UNCLEAR
  maxPliesLeft = 0
  lo = 0
  hi = 0
  proof = 1
  disproof = 1
  private readonly keys: Keys
  private readonly directions: Int32Array
  private readonly length: number
  /** The cell maps of the symmetries, and the key under each of them. */
  private readonly maps: Int32Array
  private readonly turnedLo: Int32Array
  private readonly turnedHi: Int32Array
  /** The cells of the region, and the round in which each cell was last visited. */
  private readonly queue: Int32Array
  private readonly visited: Int32Array
  private round = 0
  /** The best result for the mover of the cells that end the game with this move: 1, 0, -1, or -2 for none. */
  private bestTrap = -2
  /** Cells that do not end the game with this move, and how many of them are decided for the mover and the opponent. */
  private open = 0
  good = 0
  bad = 0
  /** The sum of the balances. */
  tilt = 0
  /** How many cells the pawn can move to. */
  mobility = 0

  /**
   * With `symmetric` (triangles only) positions that can be rotated or mirrored into each other share a key as well.
   * With `maxCells` only so many cells, those nearest to the pawn, are visited: enough for an estimate, not for key and
   * result.
   */
  constructor(
    setup: TrikeSetup,
    symmetric = false,
    private readonly maxCells = setup.cells.length,
  ) {
    const { empty, cells, directions, options } = setup
    this.maxPlies = cells.length + 1
    this.canDraw = options.board === 'pyramid'
    this.directions = directions
    this.queue = new Int32Array(cells.length)
    this.visited = new Int32Array(empty.length)
    this.keys = sharedKeys(setup)
    this.length = empty.length
    this.maps = symmetric ? triangleMaps(setup) : new Int32Array(0)
    this.turnedLo = new Int32Array(this.maps.length / this.length)
    this.turnedHi = new Int32Array(this.maps.length / this.length)
  }

  update(s: TrikeState): void {
    const { pawn } = s
    this.result = UNCLEAR
    if (pawn === 0) this.updateAtStart(s)
    else {
      this.findRegion(s)
      if (maySwap(s)) this.allowSwap()
      else this.result = this.findResult()
    }
  }

  private updateAtStart(s: TrikeState): void {
    this.good = this.bad = this.tilt = this.mobility = 0
    this.maxPliesLeft = this.maxPlies
    this.lo = s.lo ^ 1
    this.hi = s.hi ^ 1
    this.proof = this.disproof = 1
  }

  /** The right to swap makes it another position: one ply longer, and its result is not known without search. */
  private allowSwap(): void {
    const last = this.keys.lo.length - 1
    this.maxPliesLeft++
    this.lo ^= this.keys.lo[last]
    this.hi ^= this.keys.hi[last]
  }

  /** Finds the cells of the region and adds up what is known of each. */
  private findRegion(s: TrikeState): void {
    const { pawn } = s
    const { queue, visited, directions, keys } = this
    const { cells } = s
    const own = (s.stones & 1) + 1
    const round = ++this.round
    this.lo = keys.lo[pawn * BALANCES]
    this.hi = keys.hi[pawn * BALANCES]
    if (this.turnedLo.length > 0) this.startTurned(pawn)
    this.open = this.good = this.bad = this.tilt = 0
    this.bestTrap = -2
    let size = 0
    for (let d = 0; d < directions.length; d++) {
      const next = pawn + directions[d]
      if (cells[next] !== 0) continue
      visited[next] = round
      queue[size++] = next
    }
    for (let i = 0; i < size; i++) {
      const cell = queue[i]
      let room = 0
      let balance = 0
      for (let d = 0; d < directions.length; d++) {
        const next = cell + directions[d]
        const content = cells[next]
        if (content === 0) {
          room++
          if (visited[next] !== round && size < this.maxCells) {
            visited[next] = round
            queue[size++] = next
          }
        } else if (content === own) balance++
        else if (content !== OFF) balance--
      }
      this.addCell(cell, room, balance)
    }
    this.maxPliesLeft = size
    if (this.turnedLo.length > 0) this.takeSmallestKey()
    this.estimateProof(s)
  }

  private startTurned(pawn: number): void {
    this.turnedLo.fill(0)
    this.turnedHi.fill(0)
    this.addTurned(pawn, 0)
  }

  private addTurned(cell: number, state: number): void {
    const { keys, maps, length, turnedLo, turnedHi } = this
    for (let k = 0; k < turnedLo.length; k++) {
      const at = maps[k * length + cell] * BALANCES + state
      turnedLo[k] ^= keys.lo[at]
      turnedHi[k] ^= keys.hi[at]
    }
  }

  private takeSmallestKey(): void {
    const { turnedLo, turnedHi } = this
    let least = 0
    for (let k = 1; k < turnedLo.length; k++) {
      if (turnedLo[k] < turnedLo[least] || (turnedLo[k] === turnedLo[least] && turnedHi[k] < turnedHi[least])) least = k
    }
    this.lo = turnedLo[least]
    this.hi = turnedHi[least]
  }

  /** Estimates the proof numbers: proofs need a sixth of the nodes that equal initial numbers need. */
  private estimateProof({ cells, pawn }: TrikeState): void {
    const { directions } = this
    let mobility = 0
    for (let d = 0; d < directions.length; d++) {
      for (let to = pawn + directions[d]; cells[to] === 0; to += directions[d]) mobility++
    }
    this.mobility = mobility
    const favour = Math.max(-MAX_FAVOUR, Math.min(MAX_FAVOUR, mobility + this.tilt + 2 * (this.good - this.bad)))
    this.proof = this.maxPliesLeft * POWERS[MAX_FAVOUR - favour]
    this.disproof = this.maxPliesLeft * POWERS[MAX_FAVOUR + favour]
  }

  /**
   * Adds a cell with `room` empty neighbours. The two checkers placed last, on the cell and beside it, cancel each
   * other. So with no more room than the balance it is decided who wins when the pawn is trapped here, and the margin
   * does not matter.
   */
  private addCell(cell: number, room: number, balance: number): void {
    const { keys } = this
    if (room === 0) {
      const lead = this.trapResult(balance)
      if (lead > this.bestTrap) this.bestTrap = lead
      if (lead < 0) return
    } else {
      this.open++
      this.tilt += balance
      if (balance >= room) {
        balance = room
        this.good++
      } else if (-balance >= room) {
        balance = -room
        this.bad++
      }
    }
    if (this.turnedLo.length > 0) this.addTurned(cell, BALANCE_ZERO + balance)
    const at = cell * BALANCES + BALANCE_ZERO + balance
    this.lo ^= keys.lo[at]
    this.hi ^= keys.hi[at]
  }

  /** The mover's result of trapping the pawn on a cell with this balance, the checker under the pawn included. */
  private trapResult(balance: number): number {
    const lead = balance + 1
    if (lead !== 0) return lead > 0 ? 1 : -1
    return this.canDraw ? 0 : -1
  }

  private findResult(): number {
    const { bestTrap, open } = this
    if (bestTrap === 1 || open === 0) {
      this.maxPliesLeft = 1
      return bestTrap
    }
    if (this.maxPliesLeft >= this.maxCells) return UNCLEAR
    if (this.good === open) return 1
    if (this.bad === open) return bestTrap === 0 ? 0 : -1
    return UNCLEAR
  }
}
