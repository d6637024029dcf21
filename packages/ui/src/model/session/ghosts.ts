import { next, positionOf, readMove, rulesOf, seenAt, type Match, type Piece } from '@tabuleiro/engine'

/** The pieces that a move which waits would put where they are not yet: drawn faintly until it is confirmed. */
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
  const standing = new Set(game.pieces(before).map(({ kind, at, side, value }) => [kind, at, side, value].join(' ')))
  return game
    .pieces(after)
    .filter(({ kind, at, side, value }) => places.includes(at) && !standing.has([kind, at, side, value].join(' ')))
}
