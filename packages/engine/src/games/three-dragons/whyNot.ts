import type { Place } from '../../core/events'
import { otherSide } from '../../core/game'
import { assert } from '../../core/result'
import type { WhyNotWith } from '../../core/whyNot'
import { MOUNTAIN, OBSTACLE, OFF, pieceBit, STRENGTH } from './board'
import { choices, isCustodial } from './moves'
import { victimOf, type ThreeDragonsState } from './state'

/** Why a piece cannot be chosen, cannot go to a square, or cannot capture. */
export type ThreeDragonsWhyNot = WhyNotWith<
  | 'no-piece'
  | 'not-yours'
  | 'no-way'
  | 'same-cell'
  | 'own-piece'
  | 'enemy-piece'
  | 'mountain'
  | 'cave'
  | 'not-in-line'
  | 'blocked-by-piece'
  | 'blocked-by-cave'
  | 'between'
  | 'needs-choice'
  | 'must-capture'
  | 'not-beside'
  | 'closed-in'
  | 'too-strong'
>

/** A piece, the square where it stops, and where that leaves a choice the victim or `plain`. */
export function whyNot(s: ThreeDragonsState, taps: readonly Place[], place: Place): ThreeDragonsWhyNot | undefined {
  const [from, to] = [taps.at(0), taps.at(1)]
  if (from === undefined) return whyNotPiece(s, place)
  return to === undefined
    ? whyNotSquare(s, squareOf(s, from), squareOf(s, place))
    : whyNotChoice(s, squareOf(s, from), squareOf(s, to), place)
}

const nameOf = (s: ThreeDragonsState, square: number): Place => s.setup.names.get(square) ?? ''
const isOwn = (s: ThreeDragonsState, square: number) => (s.cells[square] & pieceBit(s.turn)) !== 0
const isEnemy = (s: ThreeDragonsState, square: number) => (s.cells[square] & pieceBit(otherSide(s.turn))) !== 0

function squareOf(s: ThreeDragonsState, name: Place): number {
  const square = s.setup.indices.get(name)
  assert(square !== undefined, `no square ${name}`)
  return square
}

function whyNotPiece(s: ThreeDragonsState, at: Place): ThreeDragonsWhyNot | undefined {
  const square = s.setup.indices.get(at)
  if (square === undefined || (!isOwn(s, square) && !isEnemy(s, square))) return { code: 'no-piece', at, cells: [] }
  if (isEnemy(s, square)) return { code: 'not-yours', piece: at, cells: [] }
  const canMove = s.setup.squares.some(({ index }) => whyNotSquare(s, square, index) === undefined)
  return canMove ? undefined : { code: 'no-way', at, cells: [] }
}

/** rules 4, step 1. */
function whyNotSquare(s: ThreeDragonsState, from: number, to: number): ThreeDragonsWhyNot | undefined {
  const at = nameOf(s, to)
  if (from === to) return { code: 'same-cell', at, cells: [] }
  if (s.cells[to] !== 0) return { code: contentCode(s, to), at, cells: [] }
  const inTheWay = findFirstInTheWay(s, from, to)
  if (inTheWay === undefined) return { code: 'not-in-line', from: nameOf(s, from), at, cells: [nameOf(s, from)] }
  if (inTheWay !== 0) {
    // Mountains stand in corners: none is ever on the way.
    const code = contentCode(s, inTheWay) === 'cave' ? 'blocked-by-cave' : 'blocked-by-piece'
    const by = nameOf(s, inTheWay)
    return { code, at, by, cells: [by] }
  }
  if (choices(s, from, to, new Int32Array(4), 0) > 0) return undefined
  const enemies = Array.from(s.setup.directions, step => to + step).filter(square => isEnemy(s, square))
  return { code: 'between', at, cells: enemies.map(square => nameOf(s, square)) }
}

/** What stands on a square that is not empty. */
function contentCode(s: ThreeDragonsState, square: number): 'own-piece' | 'enemy-piece' | 'mountain' | 'cave' {
  if ((s.cells[square] & OBSTACLE) !== 0) return s.cells[square] === MOUNTAIN ? 'mountain' : 'cave'
  return isOwn(s, square) ? 'own-piece' : 'enemy-piece'
}

/** The first square between two that is not empty, 0 where there is none; undefined if no rank or column joins them. */
function findFirstInTheWay({ setup, cells }: ThreeDragonsState, from: number, to: number): number | undefined {
  for (const step of setup.directions) {
    let first = 0
    for (let square = from + step; cells[square] !== OFF; square += step) {
      if (square === to) return first
      if (first === 0 && cells[square] !== 0) first = square
    }
  }
  return undefined
}

/** rules 4, step 2: the choice among the captures of one displacement. */
function whyNotChoice(s: ThreeDragonsState, from: number, to: number, place: Place): ThreeDragonsWhyNot | undefined {
  const moves = new Int32Array(4)
  const victims = Array.from(moves.subarray(0, choices(s, from, to, moves, 0)), victimOf)
  const square = s.setup.indices.get(place) ?? 0
  if (place === 'plain')
    return victims.includes(0) ? undefined : { code: 'must-capture', cells: victims.map(v => nameOf(s, v)) }
  if (square !== 0 && victims.includes(square)) return undefined
  if (!isEnemy(s, square)) return { code: 'needs-choice', cells: [] }
  const step = square - to
  if (!s.setup.directions.includes(step)) return { code: 'not-beside', at: place, cells: [nameOf(s, to)] }
  if (isCustodial(s, to, step)) return { code: 'closed-in', at: place, cells: [] }
  const [own, strength] = [s.cells[from] & STRENGTH, s.cells[square] & STRENGTH]
  return { code: 'too-strong', at: place, own, strength, cells: [] }
}
