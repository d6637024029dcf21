import { otherSide, winFor, type Draft, type Move, type Outcome, type Rules } from '../../core/game'
import { CLOSED, keyAt, pieceBit, setPiece, TURN_KEY, WHITE, type ThreeDragonsSetup } from './board'
import { isBesideEnemy, isBlocked, isCustodial, moves } from './moves'
import { copy, fromOf, makeState, toOf, victimOf, type ThreeDragonsState } from './state'

export const rules: Rules<ThreeDragonsState> = { start, copy, moves, play, outcome, reason, salt }

function start(setup: ThreeDragonsSetup): ThreeDragonsState {
  return makeState(setup, setup.opening.slice(), 0, 0)
}

function play(s: Draft<ThreeDragonsState>, move: Move): void {
  const { cells, setup, turn } = s
  const to = toOf(move)
  slide(s, fromOf(move), to, victimOf(move) === 0 ? 0 : 1)
  s.reversiblePlies++ // A capture or a birth sets it back to 0.
  if (isBesideEnemy(cells, to, setup.stride, turn)) capture(s, to, victimOf(move))
  if (setup.dragons) wakeDragons(s)
  s.turn = turn === 0 ? 1 : 0
}

/** Step 1, the price of a capture by strength, and the turn's part of the key. */
function slide(s: Draft<ThreeDragonsState>, from: number, to: number, price: number): void {
  const { cells, setup } = s
  const { lo, hi } = setup.keys
  const piece = cells[from]
  const left = setup.floor[from]
  const set = setup.size + s.turn * setup.setBytes
  cells[from] = left
  cells[to] = piece - price
  cells[set + (from >> 3)] ^= 1 << (from & 7)
  cells[set + (to >> 3)] ^= 1 << (to & 7)
  const was = keyAt(from, piece)
  const is = keyAt(to, piece - price)
  s.lo ^= lo[was] ^ lo[is] ^ lo[keyAt(from, left)] ^ lo[TURN_KEY]
  s.hi ^= hi[was] ^ hi[is] ^ hi[keyAt(from, left)] ^ hi[TURN_KEY]
}

/** Step 2. The set C goes as a whole: a removal never changes what lies in another direction. */
function capture(s: Draft<ThreeDragonsState>, to: number, victim: number): void {
  const { stride, takesBoth } = s.setup
  if (victim === 0 || takesBoth) {
    if (isCustodial(s, to, -1)) remove(s, to - 1)
    if (isCustodial(s, to, 1)) remove(s, to + 1)
    if (isCustodial(s, to, -stride)) remove(s, to - stride)
    if (isCustodial(s, to, stride)) remove(s, to + stride)
  }
  if (victim !== 0) remove(s, victim)
}

/** Takes an enemy piece off the board. */
function remove(s: Draft<ThreeDragonsState>, square: number): void {
  const { cells, setup } = s
  const { keys, size, setBytes } = setup
  const piece = cells[square]
  const left = setup.floor[square]
  const side = (piece & WHITE) !== 0 ? 0 : 1
  cells[square] = left
  cells[size + side * setBytes + (square >> 3)] ^= 1 << (square & 7)
  s.lo ^= keys.lo[keyAt(square, piece)] ^ keys.lo[keyAt(square, left)]
  s.hi ^= keys.hi[keyAt(square, piece)] ^ keys.hi[keyAt(square, left)]
  if (side === 0) s.whites--
  else s.blacks--
  s.reversiblePlies = 0
}

/** Step 3. */
function wakeDragons(s: Draft<ThreeDragonsState>): void {
  const { caves, keys } = s.setup
  for (let i = 0; i < caves.length; i++) {
    const { index, dragon } = caves[i]
    if (s.cells[index] !== CLOSED || !isSurrounded(s, caves[i].around)) continue
    setPiece(s.setup, s.cells, index, s.turn, dragon)
    s.lo ^= keys.lo[keyAt(index, CLOSED)] ^ keys.lo[keyAt(index, s.cells[index])]
    s.hi ^= keys.hi[keyAt(index, CLOSED)] ^ keys.hi[keyAt(index, s.cells[index])]
    if (s.turn === 0) s.whites++
    else s.blacks++
    s.reversiblePlies = 0
  }
}

/** Whether the player who moved stands on all these squares. */
function isSurrounded(s: Draft<ThreeDragonsState>, around: Int32Array): boolean {
  const own = pieceBit(s.turn)
  for (let i = 0; i < around.length; i++) if ((s.cells[around[i]] & own) === 0) return false
  return true
}

function outcome(s: ThreeDragonsState, seen: number): Outcome {
  if (s.whites < 2) return 'second'
  if (s.blacks < 2) return 'first'
  if (isBlocked(s)) return winFor(otherSide(s.turn))
  return isRepeated(s, seen) || isStale(s) ? 'draw' : 'playing'
}

/** rules 5, in the order of its table. */
function reason(s: ThreeDragonsState, seen: number): string | undefined {
  if (s.whites < 2 || s.blacks < 2) return 'reduced'
  if (isBlocked(s)) return 'blocked'
  if (isRepeated(s, seen)) return 'repetition'
  return isStale(s) ? 'no-progress' : undefined
}

const isRepeated = (s: ThreeDragonsState, seen: number) => s.setup.repetition !== 0 && seen >= s.setup.repetition
const isStale = (s: ThreeDragonsState) => s.setup.noProgress !== 0 && s.reversiblePlies >= s.setup.noProgress

/**
 * The plies left to a draw by the clock, once a search can see that far; before that the clock changes no decision, and
 * positions that differ in it alone share their entry in the table.
 */
function salt(s: ThreeDragonsState): number {
  const left = s.setup.noProgress - s.reversiblePlies
  return s.setup.noProgress !== 0 && left <= CLOCK_HORIZON ? left : 0
}

const CLOCK_HORIZON = 32
