import {
  next,
  positionOf,
  readMove,
  rulesOf,
  seenAt,
  type GameEvent,
  type Match,
  type Move,
  type Piece,
} from '@tabuleiro/engine'
import type { Mark } from './marks'

/** Marks for what a pending move would do besides moving its own piece: captures, pushes, scores, a win. */
export function previewMarks(match: Match, move: Move): readonly Mark[] {
  const game = rulesOf(match)
  const before = positionOf(match)
  const events = game.events(before, move, next(game, before, move))
  const motions = events.filter(event => event.kind === 'moved' || event.kind === 'pushed')
  const cells = new Set(events.flatMap(affectedCells))
  const pushes = motions.flatMap(({ kind, from, to }, i): Mark[] => {
    if (kind === 'moved') return []
    cells.delete(from)
    return [{ kind: 'consequence', cells: [from], arrow: { from, to, pusher: motions[i - 1]?.from } }]
  })
  return cells.size > 0 ? [{ kind: 'consequence', cells: [...cells] }, ...pushes] : pushes
}

/** The pieces that a pending move, given by its text, would place or move: drawn faintly until it is confirmed. */
export function previewPieces(match: Match, pending: string | undefined): readonly Piece[] {
  if (pending === undefined) return []
  const game = rulesOf(match)
  const before = positionOf(match)
  const move = readMove(game, before, seenAt(match), pending)
  if (!move.ok) return []
  const after = next(game, before, move.value)
  const places = game.events(before, move.value, after).flatMap(event => {
    if (event.kind === 'moved') return [event.to]
    return event.kind === 'placed' ? [event.at] : []
  })
  const describe = ({ kind, at, side, value }: Piece) => [kind, at, side, value].join(' ')
  const present = new Set(game.pieces(before).map(describe))
  return game.pieces(after).filter(piece => places.includes(piece.at) && !present.has(describe(piece)))
}

/** The cells, on the board before the move, on which an event shows. */
function affectedCells(event: GameEvent): readonly string[] {
  switch (event.kind) {
    case 'captured':
    case 'woken':
      return [event.at]
    case 'returned':
    case 'scored':
      return [event.from]
    case 'won':
      return event.cells
    // These events show nothing beyond the path of the move, which is drawn anyway.
    case 'placed':
    case 'moved':
    case 'weakened':
    case 'opened':
    case 'climbed':
    case 'pushed':
    case 'smashed':
    case 'swapped':
    case 'trapped':
      return []
  }
}
