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

/** Balances from -8 to 8 for each cell. */
const BALANCES = 17
const BALANCE_ZERO = 8
/** From one side's advantage to the other's; four points more make a proof half as hard. */
const MAX_FAVOUR = 32
const POWERS = Int32Array.from({ length: 2 * MAX_FAVOUR + 1 }, (_, i) =>
  Math.max(1, Math.round(4 * 2 ** ((i - MAX_FAVOUR) / 4))),
)

/** Making the keys takes an interpreter milliseconds: all regions of a match share them. */
const keysBySetup = new WeakMap<TrikeSetup, Keys>()

function sharedKeys(setup: TrikeSetup): Keys {
  const keys = keysBySetup.get(setup) ?? makeKeys(setup.empty.length * BALANCES + 1, 0x3a9d)
  keysBySetup.set(setup, keys)
  return keys
}

/**
 * What still matters in a position: the empty cells that the pawn can reach, and for each of them how far the checkers around
 * it favour the side to move. Buried checkers and cut-off cells are left out, and the colours are those of the mover and the
 * opponent, so that many positions share one key.
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
  /** Where cells go under each symmetry, and the key as seen from there. */
  private readonly maps: Int32Array
  private readonly turnedLo: Int32Array
  private readonly turnedHi: Int32Array
  /** The cells of the region, and when each cell was last met. */
  private readonly queue: Int32Array
  private readonly met: Int32Array
  private round = 0
  /** What the cells that end the game at once offer the mover: 1, 0, -1, or -2 for none. */
  private bestTrap = -2
  /** Cells that do not end the game at once, and how many of them are decided for the mover and for the opponent. */
  private open = 0
  good = 0
  bad = 0
  /** The sum of the balances. */
  tilt = 0
  /** Where the pawn can go. */
  mobility = 0

  /**
   * With `symmetric` (triangles only) positions that can be turned or mirrored into each other share a key as well. With
   * `reach` only so many cells, those nearest to the pawn, are looked at: enough for a guess, but neither key nor result.
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
    this.met = new Int32Array(empty.length)
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

  /** With the right to swap it is another position: one ply more, and no result can be seen in advance. */
  private allowSwap(): void {
    const last = this.keys.lo.length - 1
    this.maxPliesLeft++
    this.lo ^= this.keys.lo[last]
    this.hi ^= this.keys.hi[last]
  }

  /** Finds the region and what is known of each of its cells. */
  private findRegion(s: TrikeState): void {
    const { pawn } = s
    const { queue, met, directions, keys } = this
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
      met[next] = round
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
          if (met[next] !== round && size < this.maxCells) {
            met[next] = round
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

  /** How hard the question looks: measured to need a sixth of the nodes that equal numbers need. */
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
   * The two checkers placed last, on the cell and beside it, cancel each other: with fewer other empty neighbours than the
   * balance it is decided who wins when the pawn is trapped on this cell, and by how much no longer matters.
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

  /** Who wins when the mover traps the pawn on a cell whose neighbours, the pawn's own cell among them, have this balance. */
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
