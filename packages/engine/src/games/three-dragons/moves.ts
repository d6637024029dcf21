import type { Cells, MoveList, Side } from '../../core/game'
import { BLACK, OBSTACLE, STRENGTH, WHITE } from './board'
import { slideMove, type ThreeDragonsState } from './state'

/** Piece by piece, square by square; the choices of one displacement as `choices` orders them. */
export function moves(s: ThreeDragonsState, out: MoveList): void {
  const { cells, setup, turn } = s
  const { size, setBytes, stride, slidesOnly } = setup
  const { at } = out
  const set = size + turn * setBytes
  let n = 0
  for (let i = 0; i < setBytes; i++) {
    for (let bits = cells[set + i]; bits !== 0; bits &= bits - 1) {
      const from = lowest(i, bits)
      n = slidesOnly ? slides(cells, from, stride, at, n) : slidesWithChoices(s, from, at, n)
    }
  }
  out.size = n
}

/** The square of the lowest bit in byte `i` of a set. */
function lowest(i: number, bits: number): number {
  return i * 8 + 31 - Math.clz32(bits & -bits)
}

/** Four loops, not a loop over directions: with the step known to the compiler this takes half the time. */
function slides(cells: Cells, from: number, stride: number, at: Int32Array, n: number): number {
  for (let to = from - 1; cells[to] === 0; to--) at[n++] = slideMove(from, to)
  for (let to = from + 1; cells[to] === 0; to++) at[n++] = slideMove(from, to)
  for (let to = from - stride; cells[to] === 0; to -= stride) at[n++] = slideMove(from, to)
  for (let to = from + stride; cells[to] === 0; to += stride) at[n++] = slideMove(from, to)
  return n
}

function slidesWithChoices(s: ThreeDragonsState, from: number, at: Int32Array, n: number): number {
  const { stride } = s.setup
  n = slideWithChoices(s, from, -1, at, n)
  n = slideWithChoices(s, from, 1, at, n)
  n = slideWithChoices(s, from, -stride, at, n)
  return slideWithChoices(s, from, stride, at, n)
}

function slideWithChoices(s: ThreeDragonsState, from: number, step: number, at: Int32Array, n: number): number {
  const { cells, setup, turn } = s
  for (let to = from + step; cells[to] === 0; to += step) {
    if (isBesideEnemy(cells, to, setup.stride, turn)) n = choices(s, from, to, at, n)
    else at[n++] = slideMove(from, to)
  }
  return n
}

/**
 * Writes the moves of one displacement from `at[n]` on (the table of rules 6): victims by direction, then the plain
 * move. Returns where it stopped. The board before the slide serves for the board after step 1: they differ on the way
 * to the target alone, where no enemy stands that could be a victim or have an anvil behind it.
 */
export function choices(s: ThreeDragonsState, from: number, to: number, at: Int32Array, n: number): number {
  const { cells, setup } = s
  const { directions, mandatory, takesBoth } = setup
  const enemy = BLACK >> s.turn
  const slide = slideMove(from, to)
  if (setup.betweenForbidden && isBetweenEnemies(s, to)) return n
  const first = n
  let custodial = false
  if (setup.strengths) {
    const strength = cells[from] & STRENGTH
    for (let d = 0; d < 4; d++) {
      const beside = to + directions[d]
      if ((cells[beside] & enemy) === 0) continue
      if (isCustodial(s, to, directions[d])) custodial = true
      else if ((cells[beside] & STRENGTH) < strength) at[n++] = slide | (beside << 16)
    }
    if (custodial && setup.custodialFirst) n = first
  }
  if (n === first || !mandatory || (custodial && !takesBoth)) at[n++] = slide
  return n
}

/** Whether there is anything to capture or to avoid: most squares have no enemy beside them. */
export function isBesideEnemy(cells: Cells, to: number, stride: number, turn: Side): boolean {
  return ((cells[to - 1] | cells[to + 1] | cells[to - stride] | cells[to + stride]) & (BLACK >> turn)) !== 0
}

/** Whether the mover's arrival on `to` closes in an enemy in this direction: the set C of rules 4, step 2. */
export function isCustodial(s: ThreeDragonsState, to: number, step: number): boolean {
  const anvil = OBSTACLE | (WHITE << s.turn)
  return (s.cells[to + step] & (BLACK >> s.turn)) !== 0 && (s.cells[to + 2 * step] & anvil) !== 0
}

/** Whether the side to move has no legal move. Captures never take the last choice of a displacement away (rules 6). */
export function isBlocked(s: ThreeDragonsState): boolean {
  const { cells, setup, turn } = s
  const { size, setBytes, stride } = setup
  const set = size + turn * setBytes
  for (let i = 0; i < setBytes; i++) {
    for (let bits = cells[set + i]; bits !== 0; bits &= bits - 1) {
      const from = lowest(i, bits)
      if (setup.betweenForbidden) {
        if (findsStop(s, from, -1) || findsStop(s, from, 1)) return false
        if (findsStop(s, from, -stride) || findsStop(s, from, stride)) return false
      } else if (cells[from - 1] === 0 || cells[from + 1] === 0) return false
      else if (cells[from - stride] === 0 || cells[from + stride] === 0) return false
    }
  }
  return true
}

/** Whether a slide in this direction meets a square that `stopBetween: forbidden` allows. */
function findsStop(s: ThreeDragonsState, from: number, step: number): boolean {
  const { cells } = s
  for (let to = from + step; cells[to] === 0; to += step) if (!isBetweenEnemies(s, to)) return true
  return false
}

function isBetweenEnemies(s: ThreeDragonsState, to: number): boolean {
  const { cells, setup } = s
  const across = cells[to - 1] & cells[to + 1]
  const along = cells[to - setup.stride] & cells[to + setup.stride]
  return ((across | along) & (BLACK >> s.turn)) !== 0
}
