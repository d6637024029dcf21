import type { GameEvent, Evidence, Piece } from '../../core/events'
import { otherSide, type Move, type Presentation, type Side } from '../../core/game'
import { isTrapped, maySwap, SWAP, type TrikeState } from './rules'
import type { TrikeWhyNot } from './whyNot'

/** What Trike counts. Points are live: as if the pawn were trapped where it stands. */
export interface TrikeFacts {
  readonly pawn: string | undefined
  /** Who owns black at this moment. */
  readonly black: Side
  readonly points: readonly [black: number, white: number]
  readonly checkers: readonly [black: number, white: number]
  /** Empty cells beside the pawn: the game ends when there is none. */
  readonly freedom: number
  readonly swapOffered: boolean
}

export const presentation: Presentation<TrikeState, TrikeFacts, TrikeWhyNot> = {
  taps,
  refusals: () => import('./whyNot'),
  events,
  pieces,
  facts,
  evidence,
}

const nameOf = (s: TrikeState, cell: number) => s.setup.names.get(cell) ?? ''
const ownerOf = (s: TrikeState, content: number): Side => (content === 1 ? s.black : otherSide(s.black))

function taps(s: TrikeState, move: Move): readonly string[] {
  return [move === SWAP ? 'swap' : nameOf(s, move)]
}

function events(before: TrikeState, move: Move, after: TrikeState): readonly GameEvent[] {
  if (move === SWAP) return [{ kind: 'swapped' }]
  const at = nameOf(after, move)
  const checker: GameEvent = { kind: 'placed', piece: `checker-${at}`, at, side: before.turn }
  const events: GameEvent[] =
    before.pawn === 0
      ? [checker, { kind: 'placed', piece: 'pawn', at }]
      : [{ kind: 'moved', piece: 'pawn', from: nameOf(before, before.pawn), to: at }, checker]
  if (isTrapped(after)) events.push({ kind: 'trapped', at, points: facts(after).points })
  return events
}

function pieces(s: TrikeState): readonly Piece[] {
  const checkers = s.setup.cells
    .filter(cell => s.cells[cell.index] !== 0)
    .map(({ index, name }): Piece => ({
      id: `checker-${name}`,
      kind: s.cells[index] === 1 ? 'black' : 'white',
      at: name,
      side: ownerOf(s, s.cells[index]),
    }))
  return s.pawn === 0 ? checkers : [...checkers, { id: 'pawn', kind: 'pawn', at: nameOf(s, s.pawn) }]
}

function facts(s: TrikeState): TrikeFacts {
  const around = cellsAround(s).map(cell => s.cells[cell])
  const count = (content: number) => around.filter(c => c === content).length
  return {
    pawn: s.setup.names.get(s.pawn),
    black: s.black,
    points: [count(1), count(2)],
    checkers: [Math.ceil(s.stones / 2), Math.floor(s.stones / 2)],
    freedom: count(0),
    swapOffered: maySwap(s),
  }
}

function evidence(s: TrikeState): readonly Evidence[] {
  if (!isTrapped(s)) return []
  const counted = cellsAround(s)
  const points = (content: number): Evidence => ({
    kind: 'points',
    side: ownerOf(s, content),
    cells: counted.filter(cell => s.cells[cell] === content).map(cell => nameOf(s, cell)),
  })
  return [{ kind: 'pawn', cells: [nameOf(s, s.pawn)] }, points(1), points(2)]
}

/** The cells that count: the pawn's own and its neighbours. */
function cellsAround(s: TrikeState): number[] {
  if (s.pawn === 0) return []
  return [s.pawn, ...Array.from(s.setup.directions, step => s.pawn + step)].filter(cell => s.setup.names.has(cell))
}
