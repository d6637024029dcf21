import { readMove } from '../core/moveText'
import { expectOk, ok } from '../core/result'
import { newMatch, playMove, replay, rulesOf, undo, type Match } from './match'
import { piecesOf } from './pieces'

/** A match after moves given as texts. */
function played(match: Match, ...texts: readonly string[]): Match {
  return expectOk(
    replay(match, texts.length, (s, seen, at) => ok({ move: expectOk(readMove(rulesOf(match), s, seen, texts[at])) })),
  )
}

const start = expectOk(newMatch({ game: 'three-dragons' }))

test('a move leaves every other piece the same object, and the piece that moved its id', () => {
  const match = played(start, 'e2-e3')
  const [before, after] = [piecesOf(match, 0), piecesOf(match, 1)]
  const changed = after.filter(piece => !before.includes(piece))
  expect(changed).toMatchObject([{ id: 'piece-e2', at: 'e3' }])
  expect(before.find(piece => piece.id === 'piece-e2')?.at).toBe('e2')
  expect(piecesOf(match)).toBe(after)
})

test('the objects are the same whichever ply was asked for first, also after another move was played instead', () => {
  const match = played(start, 'e2-e3', 'e8-e7', 'e3-e4')
  const last = piecesOf(match)
  const first = piecesOf(match, 0)
  const back = undo(match, 1)
  const other = expectOk(playMove(back, expectOk(readMove(rulesOf(back), back.positions[2], 1, 'e3-e2'))))
  for (const pieces of [last, piecesOf(other)]) {
    expect(pieces.filter(piece => first.includes(piece)).length).toBeGreaterThanOrEqual(pieces.length - 2)
    expect(pieces.find(piece => piece.at === 'e7')).toBe(piecesOf(match, 2).find(piece => piece.at === 'e7'))
  }
})
