import { next, piecesOf, positionOf, rulesOf, type Match, type Move, type Piece } from '@tabuleiro/engine'
import { legalTaps } from './taps'

/** What a hand takes up at a place. */
export interface Grip {
  /** The tap that takes it in hand; undefined where no move needs it, because only one piece moves. */
  readonly tap: string | undefined
  /** The pieces that come along, the lowest first. */
  readonly pieces: readonly Piece[]
}

/**
 * What can be taken up at a cell or at a place beside the board, and carried to where a move ends: of a stack the
 * topmost piece that may move. Undefined where nothing can.
 */
export function gripAt(match: Match, place: string): Grip | undefined {
  const { sequences, cellOfPlace } = legalTaps(match)
  const grips = new Map<string, Grip>()
  for (const { move, taps } of sequences) {
    const [first = ''] = taps
    if (taps.length > 1 && !grips.has(first) && (first === place || cellOfPlace.get(first) === place))
      grips.set(first, gripOf(match, move, first).grip)
  }
  const height = (grip: Grip | undefined) => grip?.pieces[0]?.height ?? 0
  const highest = [...grips.values()].sort((a, b) => height(b) - height(a))[0]
  if (highest) return highest
  // The only piece that moves is taken up where it stands, although it is never tapped.
  for (const { move, taps } of sequences) {
    const { grip, from } = gripOf(match, move, undefined)
    if (taps.length === 1 && from === place) return grip
  }
  return undefined
}

/** What comes along with a move, and from where. */
function gripOf(match: Match, move: Move, tap: string | undefined) {
  const game = rulesOf(match)
  const before = positionOf(match)
  const after = next(game, before, move)
  const events = game.events(before, move, after)
  const moved = events.find(event => event.kind === 'moved')
  if (!moved) {
    const placed = events.flatMap(event => (event.kind === 'placed' ? [event.piece] : []))
    return { grip: { tap, pieces: game.pieces(after).filter(({ id }) => placed.includes(id)) }, from: undefined }
  }
  const carried: readonly (string | undefined)[] = [moved.piece, ...(moved.riders ?? [])]
  // The pieces of a match are in the order of the game, under ids of their own.
  const ids = game.pieces(before).map(({ id }) => id)
  const pieces = piecesOf(match).filter((_, i) => carried.includes(ids[i]))
  return { grip: { tap, pieces: [...pieces].sort((a, b) => (a.height ?? 0) - (b.height ?? 0)) }, from: moved.from }
}
