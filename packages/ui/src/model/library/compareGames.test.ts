import { expectOk, readLink, writeLink, type MatchSpec } from '@tabuleiro/engine'
import { afterMoves, movesIn, trike } from '../../testing/saves'
import { createMemoryStorage } from '../storage/memory'
import { findRelatedGame } from './compareGames'
import { createLibrary } from './createLibrary'
import type { Library } from './library'
import { startKnownMatch } from './startMatch'

/** Plays a move in a saved game, as the device of a friend does: it has read a link of it. */
function replyTo(library: Library, id: string, ...moves: readonly string[]) {
  const link = expectOk(writeLink(expectOk(library.read(id) ?? { ok: false, error: { code: 'record/invalid' } })))
  return afterMoves(expectOk(readLink(link)), ...moves)
}

/** A library with games that all begin alike, oldest first. */
function havingAlike(count: number, spec: MatchSpec = { game: 'trike' }) {
  const library = createLibrary(createMemoryStorage())
  const ids = Array.from({ length: count }, () => {
    const id = startKnownMatch(library, spec)
    const session = expectOk(library.open(id) ?? { ok: false, error: { code: 'record/invalid' } })
    session.tap('d2', false)
    return id
  })
  return { library, ids }
}

test('a reply finds its game among fifty with the same opening', () => {
  const { library, ids } = havingAlike(50)
  for (const id of ids) {
    const related = findRelatedGame(library, replyTo(library, id, 'g5'))
    expect(related).toMatchObject({ id, comparison: { kind: 'linkAhead', count: 1 } })
  }
})

test("a friend's game with the moves of one of ours is another game", () => {
  const { library } = havingAlike(3)
  const theirs = afterMoves(trike({ identity: 'abcDEF012-_9' }), 'd2')
  expect(findRelatedGame(library, theirs)).toBeUndefined()
})

test('a game is known by its identity, even where no move is the same or none was made', () => {
  const library = createLibrary(createMemoryStorage())
  const identity = 'abcDEF012-_9'
  const id = library.add(trike({ identity }))
  expect(findRelatedGame(library, trike({ identity }))).toMatchObject({ id, comparison: { kind: 'same' } })
  const other = library.add(afterMoves(trike({ identity }), 'd2'))
  const parted = findRelatedGame(library, afterMoves(trike({ identity }), 'e3', 'g5'))
  expect(parted?.comparison).toMatchObject({ kind: 'linkAhead' })
  // Of two lines of one game a reply goes on in its own.
  expect(findRelatedGame(library, afterMoves(trike({ identity }), 'd2', 'g5'))?.id).toBe(other)
})

test('where a game or a link has no identity, the moves decide', () => {
  const { library, ids } = havingAlike(1)
  const plain = library.add(afterMoves(trike(), 'e3'))
  expect(findRelatedGame(library, afterMoves(trike(), 'd2', 'g5'))?.id).toBe(ids[0])
  expect(findRelatedGame(library, afterMoves(trike({ identity: 'abcDEF012-_9' }), 'e3', 'g5'))?.id).toBe(plain)
  expect(movesIn(library, plain)).toEqual(['e3'])
})
