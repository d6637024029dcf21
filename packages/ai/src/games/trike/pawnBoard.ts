import type { TrikeSetup, TrikeState } from '@tabuleiro/engine/games/trike/internals'

/** What `around` holds for a cell: its empty neighbours times `ROOM`, and black minus white neighbours plus `LEVEL`. */
export const ROOM = 32
/** As many black as white checkers around a cell. */
export const LEVEL = 8
/** Added to `around` where a checker lies. Off the board it is more than this, whatever lies beside it. */
export const TAKEN = 1024
/** The axes of the board: three on hexagons, opposite directions being one axis. */
const AXES = 3

/** Tables of a board of hexagons: the line of each cell along each axis, and its place on that line, counted from 1. */
interface Lines {
  readonly line: Uint8Array
  readonly place: Uint8Array
  /** The empty lines: a bit at each end of each. */
  readonly ends: Int32Array
}

/** All searches of a match share their tables. */
const linesBySetup = new WeakMap<TrikeSetup, Lines>()

function linesOf(setup: TrikeSetup): Lines {
  const lines = linesBySetup.get(setup) ?? findLines(setup)
  linesBySetup.set(setup, lines)
  return lines
}

function findLines({ cells, empty, width }: TrikeSetup): Lines {
  const line = new Uint8Array(empty.length * AXES)
  const place = new Uint8Array(empty.length * AXES)
  const ends: number[] = []
  ;[1, width, width + 1].forEach((step, axis) => {
    for (const { index } of cells) {
      if (empty[index - step] === 0) continue
      let length = 0
      for (let cell = index; empty[cell] === 0; cell += step) {
        line[cell * AXES + axis] = ends.length
        place[cell * AXES + axis] = ++length
      }
      ends.push(1 | (1 << (length + 1)))
    }
  })
  return { line, place, ends: Int32Array.from(ends) }
}

/**
 * A position of Trike on hexagons for many short games: bits along each line for the moves, and for each cell what lies
 * around it, so that a trap is one look. It plays as `rules.ts` does and takes back. Nothing is allocated after the
 * constructor.
 */
export class PawnBoard {
  pawn: number
  /** Black is to move when even. */
  stones: number
  readonly around: Int16Array
  private readonly lines: Int32Array
  private readonly tables: Lines
  private readonly width: number
  /** The checkers: 1 black, -1 white, 0 none. */
  private readonly colours: Int8Array
  /** The lines of a playout, and what it placed where there was no checker; what earlier ones left is not looked at. */
  private readonly playedLines: Int32Array
  private readonly playedColours: Int8Array

  constructor(s: TrikeState) {
    const { setup, cells } = s
    this.width = setup.width
    this.tables = linesOf(setup)
    this.around = new Int16Array(setup.empty.length).fill(4 * TAKEN)
    this.lines = this.tables.ends.slice()
    this.colours = new Int8Array(setup.empty.length)
    this.playedColours = new Int8Array(setup.empty.length)
    this.pawn = s.pawn
    this.stones = 0
    for (const { index } of setup.cells) {
      let room = 0
      for (let d = 0; d < setup.directions.length; d++) if (setup.empty[index + setup.directions[d]] === 0) room++
      this.around[index] = room * ROOM + LEVEL
    }
    for (const { index } of setup.cells) if (cells[index] !== 0) this.place(index, cells[index] === 1 ? 1 : -1)
    this.pawn = s.pawn
    this.stones = s.stones
    this.playedLines = this.lines.slice()
  }

  /** The pawn goes to `cell`, with a checker of the side to move. */
  play(cell: number): void {
    this.place(cell, (this.stones & 1) === 0 ? 1 : -1)
  }

  /** Takes the last move back; the pawn came from `from`. */
  takeBack(from: number): void {
    const { pawn, around, lines } = this
    const { line, place } = this.tables
    this.stones--
    around[pawn] -= TAKEN
    this.addAround(pawn, ROOM - this.colours[pawn])
    this.colours[pawn] = 0
    for (let at = pawn * AXES; at < (pawn + 1) * AXES; at++) lines[line[at]] ^= 1 << place[at]
    this.pawn = from
  }

  /** Writes the moves of the pawn and returns how many there are. */
  moves(out: Int32Array): number {
    const { around, pawn, width } = this
    let n = 0
    for (let to = pawn + 1; around[to] < TAKEN; to++) out[n++] = to
    for (let to = pawn - 1; around[to] < TAKEN; to--) out[n++] = to
    for (let to = pawn + width; around[to] < TAKEN; to += width) out[n++] = to
    for (let to = pawn - width; around[to] < TAKEN; to -= width) out[n++] = to
    for (let to = pawn + width + 1; around[to] < TAKEN; to += width + 1) out[n++] = to
    for (let to = pawn - width - 1; around[to] < TAKEN; to -= width + 1) out[n++] = to
    return n
  }

  /** Whether a move, which does not end the game, lets the opponent win with the next one (rules 12). */
  exposes(cell: number): boolean {
    const { around, width } = this
    // A neighbour with no other room, and with checkers that favour the opponent.
    const from = (this.stones & 1) === 0 ? ROOM : ROOM + LEVEL + 1
    return (
      (around[cell + 1] - from) >>> 0 < LEVEL ||
      (around[cell - 1] - from) >>> 0 < LEVEL ||
      (around[cell + width] - from) >>> 0 < LEVEL ||
      (around[cell - width] - from) >>> 0 < LEVEL ||
      (around[cell + width + 1] - from) >>> 0 < LEVEL ||
      (around[cell - width - 1] - from) >>> 0 < LEVEL
    )
  }

  /**
   * Plays the game to its end at random and returns whether black wins. The board stays as it was. `state` is that of
   * the random numbers (see `Random`).
   */
  playOut(state: Uint32Array): boolean {
    const { playedLines: lines, playedColours, width } = this
    const { line, place } = this.tables
    for (let i = 0; i < lines.length; i++) lines[i] = this.lines[i]
    let { pawn } = this
    let colour = (this.stones & 1) === 0 ? 1 : -1
    let x = state[0] | 0
    for (;;) {
      const at = pawn * AXES
      const p0 = place[at]
      const p1 = place[at + 1]
      const p2 = place[at + 2]
      const l0 = (lines[line[at]] |= 1 << p0)
      const l1 = (lines[line[at + 1]] |= 1 << p1)
      const l2 = (lines[line[at + 2]] |= 1 << p2)
      // The first taken place before and after the pawn's on each line.
      const a0 = l0 >>> (p0 + 1)
      const a1 = l1 >>> (p1 + 1)
      const a2 = l2 >>> (p2 + 1)
      const n0 = 31 - Math.clz32(a0 & -a0)
      const n1 = n0 + p0 - 32 + Math.clz32(l0 & ((1 << p0) - 1))
      const n2 = n1 + 31 - Math.clz32(a1 & -a1)
      const n3 = n2 + p1 - 32 + Math.clz32(l1 & ((1 << p1) - 1))
      const n4 = n3 + 31 - Math.clz32(a2 & -a2)
      const total = n4 + p2 - 32 + Math.clz32(l2 & ((1 << p2) - 1))
      if (total === 0) break
      x ^= x << 13
      x ^= x >>> 17
      x ^= x << 5
      const choice = ((x >>> 16) * total) >>> 16
      if (choice < n0) pawn += choice + 1
      else if (choice < n1) pawn -= choice - n0 + 1
      else if (choice < n2) pawn += (choice - n1 + 1) * width
      else if (choice < n3) pawn -= (choice - n2 + 1) * width
      else if (choice < n4) pawn += (choice - n3 + 1) * (width + 1)
      else pawn -= (choice - n4 + 1) * (width + 1)
      playedColours[pawn] = colour
      colour = -colour
    }
    state[0] = x
    return this.playedLead(pawn) > 0 || (this.playedLead(pawn) === 0 && colour === 1)
  }

  /** Black's points minus white's where a playout ended. */
  private playedLead(pawn: number): number {
    const { width } = this
    return (
      this.playedColour(pawn) +
      this.playedColour(pawn + 1) +
      this.playedColour(pawn - 1) +
      this.playedColour(pawn + width) +
      this.playedColour(pawn - width) +
      this.playedColour(pawn + width + 1) +
      this.playedColour(pawn - width - 1)
    )
  }

  /** 1 for black, -1 for white, 0 off the board. */
  private playedColour(cell: number): number {
    const colour = this.colours[cell]
    return colour === 0 ? this.playedColours[cell] : colour
  }

  private place(cell: number, lead: number): void {
    const { around, lines } = this
    const { line, place } = this.tables
    around[cell] += TAKEN
    this.colours[cell] = lead
    this.addAround(cell, lead - ROOM)
    for (let at = cell * AXES; at < (cell + 1) * AXES; at++) lines[line[at]] |= 1 << place[at]
    this.pawn = cell
    this.stones++
  }

  private addAround(cell: number, change: number): void {
    const { around, width } = this
    around[cell + 1] += change
    around[cell - 1] += change
    around[cell + width] += change
    around[cell - width] += change
    around[cell + width + 1] += change
    around[cell - width - 1] += change
  }
}
