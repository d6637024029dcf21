import { expectOk } from '@tabuleiro/engine'
import { createMemoryStorage } from '../storage/memory'
import { settle } from '../../testing/faultyStorage'
import { afterMoves, movesIn, playIn, sessionIn, trike } from '../../testing/saves'
import { canUndoNow } from '../session/state'
import { createLibrary, openLibrary } from './createLibrary'
import { hasUnsentMove, newSaveFile, readSaveFile, writeSaveFile } from './saveFile'

const seats = [
  { name: '', player: 'human' },
  { name: 'Ana', player: 'friend' },
] as const

/** A game by link with a move of the friend's to come, and a way to start the program again. */
async function begun() {
  const storage = createMemoryStorage()
  const library = createLibrary(storage)
  const id = library.add(trike({ identity: 'abcDEF012-_9', seats }))
  playIn(library, id, 'd2')
  await settle()
  const restart = async () => {
    await settle()
    return openLibrary(storage)
  }
  return { library, id, restart }
}

test('a move that was not sent is taken back freely also after the program was started again', async () => {
  const { id, restart } = await begun()
  const again = await restart()
  const session = sessionIn(again, id)
  expect(canUndoNow(session.getState())).toBe(true)
  session.undo()
  expect(movesIn(again, id)).toEqual([])
})

test('a move that was sent is not, nor one that was made before this could be known', async () => {
  const { library, id, restart } = await begun()
  sessionIn(library, id).markSent()
  expect(canUndoNow(sessionIn(await restart(), id).getState())).toBe(false)
  const older = library.add(afterMoves(trike({ identity: 'abcDEF012-_8', seats }), 'd2'))
  expect(canUndoNow(sessionIn(await restart(), older).getState())).toBe(false)
})

test('the mark belongs to one number of moves: an earlier release that goes on leaves it without meaning', () => {
  const match = afterMoves(trike({ identity: 'abcDEF012-_9', seats }), 'd2')
  const saved = (unsent: unknown) => expectOk(readSaveFile(writeSaveFile({ ...newSaveFile('a', match, 1), unsent })))
  expect([1, 0, 2, 'x', null, undefined].map(unsent => hasUnsentMove(saved(unsent)))).toEqual([
    true,
    ...Array<boolean>(5).fill(false),
  ])
})
