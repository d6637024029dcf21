import {
  legalMoves,
  next,
  otherSide,
  positionOf,
  rulesOf,
  winFor,
  type GameEvent,
  type Match,
  type Move,
  type Side,
  type State,
} from '@tabuleiro/engine'

/** What a target is marked as: what the move there would do that matters most. */
export type TargetKind = 'target' | 'captures' | 'wakes' | 'scores'

/** What the move or moves to a target would do, as the events of the engine say. */
export interface TargetEffect {
  readonly kind: TargetKind
  /** The cells from which pieces of the other side would go. */
  readonly captured: readonly string[]
  /** Whether the game would be won. */
  readonly isWin: boolean
  /** Whether a choice after this tap decides about it. */
  readonly isOptional: boolean
}

/** From the least to the most important: a target with several effects shows the last. */
const BY_WEIGHT: readonly TargetKind[] = ['target', 'captures', 'wakes', 'scores']

/** What these moves, among which a choice may be left, would do at the present position. */
export function effectOf(match: Match, moves: readonly Move[]): TargetEffect {
  const effects = moves.map(move => moveEffect(match, move))
  const heaviest = Math.max(0, ...effects.map(({ kind }) => BY_WEIGHT.indexOf(kind)))
  return {
    kind: BY_WEIGHT[heaviest] ?? 'target',
    captured: [...new Set(effects.flatMap(({ captured }) => captured))],
    isWin: effects.some(({ isWin }) => isWin),
    isOptional: moves.length > 1,
  }
}

type MoveEffect = Omit<TargetEffect, 'isOptional'>

/** The effects found so far, by position: a position is asked again with every tap. */
const known = new WeakMap<State, Map<Move, MoveEffect>>()

function moveEffect(match: Match, move: Move): MoveEffect {
  const before = positionOf(match)
  const found = known.get(before) ?? new Map<Move, MoveEffect>()
  known.set(before, found)
  const effect = found.get(move) ?? findEffect(match, before, move)
  found.set(move, effect)
  return effect
}

function findEffect(match: Match, before: State, move: Move): MoveEffect {
  const game = rulesOf(match)
  const after = next(game, before, move)
  const events = game.events(before, move, after)
  const captured = lostBy(match, before, events, otherSide(before.turn))
  const isWin = game.outcome(after, 1) === winFor(before.turn)
  const kind = kindOf(events, captured.length > 0, before.turn)
  return { kind: isWin ? 'scores' : kind, captured, isWin }
}

function kindOf(events: readonly GameEvent[], isCapture: boolean, side: Side): TargetKind {
  if (events.some(event => isScoreOf(event, side))) return 'scores'
  if (events.some(({ kind }) => kind === 'woken')) return 'wakes'
  return isCapture ? 'captures' : 'target'
}

function isScoreOf(event: GameEvent, side: Side): boolean {
  return (event.kind === 'scored' || event.kind === 'won') && event.side === side
}

/** The cells from which pieces of a side go: captured, or sent back to where they began. */
function lostBy(match: Match, before: State, events: readonly GameEvent[], side: Side): readonly string[] {
  const gone = events.flatMap(event => {
    if (event.kind === 'captured') return [{ piece: event.piece, at: event.at }]
    return event.kind === 'returned' ? [{ piece: event.piece, at: event.from }] : []
  })
  if (gone.length === 0) return []
  const sides = new Map(
    rulesOf(match)
      .pieces(before)
      .map(piece => [piece.id, piece.side]),
  )
  return [...new Set(gone.filter(({ piece }) => sides.get(piece) === side).map(({ at }) => at))]
}

/** Whether a reply could take the piece that this move puts in its place. False in games that take no pieces. */
export function isRisky(match: Match, move: Move): boolean {
  const game = rulesOf(match)
  if (game.takesPieces !== true) return false
  const before = positionOf(match)
  const after = next(game, before, move)
  const moved = game.events(before, move, after).find(event => event.kind === 'moved')
  if (!moved) return false
  // A piece named after its cell has the name of the cell where it came to stand.
  const piece = moved.piece === moved.from ? moved.to : moved.piece
  return legalMoves(game, after).some(reply =>
    game
      .events(after, reply, next(game, after, reply))
      .some(event => (event.kind === 'captured' || event.kind === 'returned') && event.piece === piece),
  )
}
