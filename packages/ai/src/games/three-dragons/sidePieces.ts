import type { Cells, Side } from '@tabuleiro/engine'
import { BLACK, OBSTACLE, STRENGTH, type ThreeDragonsState } from '@tabuleiro/engine/games/three-dragons/internals'

/** One side's pieces and what they can do. It is filled again for each position, so nothing is allocated. */
export interface SidePieces {
  /** For each square the strength of the strongest piece that can slide there, 0 for none. */
  readonly reach: Uint8Array
  /** The same bytes by fours, to clear them. */
  readonly words: Int32Array
  readonly squares: Int32Array
  count: number
  /** The sum of the strengths. */
  points: number
  mobility: number
  /** Pieces that the enemy could capture by custody with its next move. */
  custodial: number
  /** The other pieces that a stronger enemy could capture with its next move. */
  outranked: number
  /** Lines with an obstacle or enemy on one side of a piece and an empty square on the other. */
  half: number
}

export function createSidePieces(size: number): SidePieces {
  const words = new Int32Array(Math.ceil(size / 4))
  return {
    reach: new Uint8Array(words.buffer),
    words,
    squares: new Int32Array(size),
    count: 0,
    points: 0,
    mobility: 0,
    custodial: 0,
    outranked: 0,
    half: 0,
  }
}

/** Collects the pieces of a side, their strength, and the squares they can slide to. */
export function collectPieces(s: ThreeDragonsState, side: Side, pieces: SidePieces): void {
  const { cells, setup } = s
  const { size, setBytes, stride } = setup
  const { reach, words, squares } = pieces
  const set = size + side * setBytes
  let count = 0
  let points = 0
  let mobility = 0
  // The built-in `fill` takes longer than the loop for so few.
  for (let i = 0; i < words.length; i++) words[i] = 0
  for (let i = 0; i < setBytes; i++) {
    for (let bits = cells[set + i]; bits !== 0; bits &= bits - 1) {
      const from = i * 8 + 31 - Math.clz32(bits & -bits)
      const strength = cells[from] & STRENGTH
      squares[count++] = from
      points += strength
      mobility += slide(cells, from, -1, reach, strength) + slide(cells, from, 1, reach, strength)
      mobility += slide(cells, from, -stride, reach, strength) + slide(cells, from, stride, reach, strength)
    }
  }
  pieces.count = count
  pieces.points = points
  pieces.mobility = mobility
}

function slide(cells: Cells, from: number, step: number, reach: Uint8Array, strength: number): number {
  let to = from + step
  let steps = 0
  while (cells[to] === 0) {
    if (reach[to] < strength) reach[to] = strength
    to += step
    steps++
  }
  return steps
}

/** Counts which pieces of a side the enemy could capture, and what they stand beside. The enemy must be collected. */
export function countRelations(s: ThreeDragonsState, side: Side, pieces: SidePieces, enemyReach: Uint8Array): void {
  const { cells, setup } = s
  const { stride } = setup
  const { squares, count } = pieces
  let custodial = 0
  let outranked = 0
  let half = 0
  const anvil = OBSTACLE | (BLACK >> side)
  for (let i = 0; i < count; i++) {
    const at = squares[i]
    const left = cells[at - 1]
    const right = cells[at + 1]
    const up = cells[at - stride]
    const down = cells[at + stride]
    const beside = left | right | up | down
    if ((beside & anvil) !== 0) {
      if ((left === 0 && (right & anvil) !== 0) || (right === 0 && (left & anvil) !== 0)) half++
      if ((up === 0 && (down & anvil) !== 0) || (down === 0 && (up & anvil) !== 0)) half++
    }
    const danger = dangerAt(cells, at, stride, side, cells[at] & STRENGTH, enemyReach)
    if (danger === CUSTODIAL) custodial++
    else if (danger === OUTRANKED) outranked++
  }
  pieces.custodial = custodial
  pieces.outranked = outranked
  pieces.half = half
}

export const SAFE = 0
const OUTRANKED = 1
const CUSTODIAL = 2

/**
 * Whether and how an enemy with this reach could capture a piece of `side` with this strength on `at` in one move. The
 * anvil (the obstacle or enemy on the other side of the piece) cannot itself slide around it, so any piece that reaches
 * will do.
 */
export function dangerAt(
  cells: Cells,
  at: number,
  stride: number,
  side: Side,
  strength: number,
  enemyReach: Uint8Array,
): number {
  // The reach of an occupied square is 0.
  const left = enemyReach[at - 1]
  const right = enemyReach[at + 1]
  const up = enemyReach[at - stride]
  const down = enemyReach[at + stride]
  if ((left | right | up | down) === 0) return SAFE
  const anvil = OBSTACLE | (BLACK >> side)
  if (left !== 0 && (cells[at + 1] & anvil) !== 0) return CUSTODIAL
  if (right !== 0 && (cells[at - 1] & anvil) !== 0) return CUSTODIAL
  if (up !== 0 && (cells[at + stride] & anvil) !== 0) return CUSTODIAL
  if (down !== 0 && (cells[at - stride] & anvil) !== 0) return CUSTODIAL
  return left > strength || right > strength || up > strength || down > strength ? OUTRANKED : SAFE
}
