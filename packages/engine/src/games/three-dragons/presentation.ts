import type { GameEvent, Evidence, Piece, Place } from '../../core/events'
import { otherSide, type Move, type Presentation, type Side } from '../../core/game'
import { BLACK, CLOSED, OPENED, pieceBit, STRENGTH, WHITE, type Square } from './board'
import { choices } from './moves'
import { rules } from './rules'
import { fromOf, toOf, victimOf, type ThreeDragonsState } from './state'
import type { ThreeDragonsWhyNot } from './whyNot'

/** A cave as a panel shows it. */
export interface CaveFacts {
  readonly name: Place
  readonly state: 'closed' | 'occupied' | 'opened'
  /** Of the dragon inside; absent where none is, and in the variants without dragons. */
  readonly strength: number | undefined
  /** Who owns the dragon at home. */
  readonly owner: Side | undefined
}

/** What Three Dragons counts; pairs are white's, then black's. */
export interface ThreeDragonsFacts {
  readonly pieces: readonly [number, number]
  /** Strongest first; absent in `basic`, where pieces have no strength. */
  readonly strengths: readonly [readonly number[], readonly number[]] | undefined
  readonly strengthSums: readonly [number, number] | undefined
  /** Left, centre, right. */
  readonly caves: readonly CaveFacts[]
  /** Plies since the last capture or dragon, and how many make a draw (0: any number may pass). */
  readonly clock: number
  readonly clockLimit: number
}

export const presentation: Presentation<ThreeDragonsState, ThreeDragonsFacts, ThreeDragonsWhyNot> = {
  taps,
  refusals: () => import('./whyNot'),
  events,
  pieces,
  facts,
  evidence,
  // A position knows a dragon by its cave alone.
  trackedKinds: ['dragon'],
  takesPieces: true,
}

const nameOf = (s: ThreeDragonsState, square: number): Place => s.setup.names.get(square) ?? ''
const isPiece = (content: number) => (content & (WHITE | BLACK)) !== 0
const ownerOf = (content: number): Side => ((content & WHITE) !== 0 ? 0 : 1)

/** Squares; where one displacement leaves a choice, also the victim or `plain`. */
function taps(s: ThreeDragonsState, move: Move): readonly string[] {
  const from = fromOf(move)
  const to = toOf(move)
  const squares = [nameOf(s, from), nameOf(s, to)]
  if (choices(s, from, to, new Int32Array(4), 0) === 1) return squares
  return [...squares, victimOf(move) === 0 ? 'plain' : nameOf(s, victimOf(move))]
}

/** A piece is called by the square on which the event finds it. */
function events(before: ThreeDragonsState, move: Move, after: ThreeDragonsState): readonly GameEvent[] {
  const { caves } = before.setup
  const to = nameOf(after, toOf(move))
  const events: GameEvent[] = [
    { kind: 'moved', piece: nameOf(before, fromOf(move)), from: nameOf(before, fromOf(move)), to },
  ]
  events.push(...captures(before, move, after))
  const value = after.cells[toOf(move)] & STRENGTH
  if (value < (before.cells[fromOf(move)] & STRENGTH)) events.push({ kind: 'weakened', piece: to, at: to, value })
  for (const { index, name } of caves)
    if (after.cells[index] === OPENED && before.cells[index] !== OPENED) events.push({ kind: 'opened', at: name })
  for (const { index, name, dragon } of caves)
    if (before.cells[index] === CLOSED && after.cells[index] !== CLOSED)
      events.push({ kind: 'woken', piece: name, at: name, side: before.turn, value: dragon })
  return events
}

/** Custodial captures by direction (left, right, up, down), then the capture by strength. */
function captures(before: ThreeDragonsState, move: Move, after: ThreeDragonsState): GameEvent[] {
  const victim = victimOf(move)
  const enemy = pieceBit(otherSide(before.turn))
  const gone = Array.from(before.setup.directions, step => toOf(move) + step).filter(
    square => square !== victim && (before.cells[square] & enemy) !== 0 && (after.cells[square] & enemy) === 0,
  )
  const captured = (square: number, how: 'custodial' | 'strength'): GameEvent => {
    const at = nameOf(before, square)
    return { kind: 'captured', piece: at, at, how }
  }
  const events = gone.map(square => captured(square, 'custodial'))
  return victim === 0 ? events : [...events, captured(victim, 'strength')]
}

function pieces(s: ThreeDragonsState): readonly Piece[] {
  return standing(s).map(({ index, name, kind }) => {
    const piece = { id: name, kind: kind === 'cave' ? 'dragon' : 'piece', at: name, side: ownerOf(s.cells[index]) }
    return s.setup.strengths ? { ...piece, value: s.cells[index] & STRENGTH } : piece
  })
}

/** The squares with pieces, of one side or of both. */
function standing(s: ThreeDragonsState, side?: Side): readonly Square[] {
  return s.setup.squares.filter(({ index }) => {
    const content = s.cells[index]
    return isPiece(content) && (side === undefined || ownerOf(content) === side)
  })
}

function facts(s: ThreeDragonsState): ThreeDragonsFacts {
  const strengths = ([0, 1] as const).map(side =>
    standing(s, side)
      .map(({ index }) => s.cells[index] & STRENGTH)
      .sort((a, b) => b - a),
  )
  const [whites, blacks] = strengths
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    pieces: [s.whites, s.blacks],
    strengths: s.setup.strengths ? [whites, blacks] : undefined,
    strengthSums: s.setup.strengths ? [sum(whites), sum(blacks)] : undefined,
    caves: caveFacts(s),
    clock: s.reversiblePlies,
    clockLimit: s.setup.noProgress,
  }
}

function caveFacts(s: ThreeDragonsState): readonly CaveFacts[] {
  return s.setup.caves.map(({ index, name, dragon }): CaveFacts => {
    const content = s.cells[index]
    if (isPiece(content)) return { name, state: 'occupied', strength: content & STRENGTH, owner: ownerOf(content) }
    if (content === OPENED) return { name, state: 'opened', strength: undefined, owner: undefined }
    return { name, state: 'closed', strength: s.setup.dragons ? dragon : undefined, owner: undefined }
  })
}

/** What is left of the side that was reduced, or the pieces that cannot move. Draws show nothing. */
function evidence(s: ThreeDragonsState, seen: number): readonly Evidence[] {
  const why = rules.reason(s, seen)
  const cells = (side: Side) => standing(s, side).map(square => square.name)
  if (why === 'blocked') return [{ kind: 'stuck', side: s.turn, cells: cells(s.turn) }]
  if (why !== 'reduced') return []
  const loser = s.whites < 2 ? 0 : 1
  return [{ kind: 'pieces', side: loser, cells: cells(loser) }]
}
