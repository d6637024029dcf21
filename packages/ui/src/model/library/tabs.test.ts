import { movesOf } from '@tabuleiro/engine'
import { createMemoryStorage } from '../storage/memory'
import type { Storage, Stored } from '../storage/storage'
import { settle, twoTabs } from '../../testing/faultyStorage'
import { movesIn, playIn, recordIn, sessionIn, trike } from '../../testing/saves'
import type { Library } from './library'
import { createLibrary, openLibrary } from './createLibrary'

/** A game with one move, open in two tabs. */
async function openTwice([one, other]: readonly [Storage, Storage], player = 'human') {
  const seats = [
    { name: '', player: 'human' },
    { name: '', player },
  ] as const
  const a = createLibrary(one)
  const id = a.add(trike({ seats }))
  playIn(a, id, 'd2')
  await settle()
  const b = await openLibrary(other)
  expect([movesIn(a, id), movesIn(b, id)]).toEqual([['d2'], ['d2']])
  return { a, b, id }
}

/** Tabs of one storage, which are notified of each other's changes or not. */
const notified = () => twoTabs(createMemoryStorage())
const unnotified = (): readonly [Storage, Storage] => {
  const storage = createMemoryStorage()
  return [storage, storage]
}

const everyGame = (library: Library) =>
  library
    .list()
    .map(({ id }) => movesIn(library, id).join(' '))
    .sort()

test('a tab follows what another does: new games, moves, names, removals', async () => {
  const { a, b, id } = await openTwice(notified())
  playIn(a, id, 'g5')
  const added = a.add(trike())
  a.rename(added, 'New')
  await settle()
  expect(movesIn(b, id)).toEqual(['d2', 'g5'])
  expect(b.list()).toEqual(a.list())
  expect(sessionIn(b, id).getState().saveFault).toBeUndefined()
  a.remove(id)
  await settle()
  expect(b.list().map(one => one.id)).toEqual([added])
  a.restoreRemoved(id)
  await settle()
  expect(b.list()).toEqual(a.list())
  playIn(b, id, 'e3')
  await settle()
  expect(recordIn(a, id)).toBe(recordIn(b, id))
})

test('a tab that was not notified of a move loads it and reports a conflict, and its own game is saved beside it', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  playIn(a, id, 'g5')
  await settle()
  playIn(b, id, 'd1')
  await settle()
  expect(movesIn(b, id)).toEqual(['d2', 'g5'])
  expect(sessionIn(b, id).getState().saveFault).toBe('conflict')
  expect(everyGame(b)).toEqual(['d2 d1', 'd2 g5'])
  expect(everyGame(await openLibrary(tabs[0]))).toEqual(['d2 d1', 'd2 g5'])
  playIn(b, id, 'e3')
  await settle()
  expect(sessionIn(b, id).getState().saveFault).toBeUndefined()
  expect(movesIn(await openLibrary(tabs[0]), id)).toEqual(['d2', 'g5', 'e3'])
})

test('the same move in both tabs is one game, without a conflict', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  playIn(a, id, 'g5')
  playIn(b, id, 'g5')
  await settle()
  playIn(b, id, 'e3')
  await settle()
  expect(sessionIn(b, id).getState().saveFault).toBeUndefined()
  expect(everyGame(await openLibrary(tabs[0]))).toEqual(['d2 g5 e3'])
})

test('a move that only a computer made is replaced by what another tab stored', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs, 'level:1')
  const computerPlays = (library: Library, nth: number) => {
    const session = sessionIn(library, id)
    expect(session.submitComputerMove(movesOf(session.getState().match)[nth] ?? -1)).toBe(true)
  }
  computerPlays(a, 0)
  await settle()
  computerPlays(b, 1)
  await settle()
  expect(movesIn(b, id)).toEqual(movesIn(a, id))
  expect(sessionIn(b, id).getState().saveFault).toBeUndefined()
  expect(b.list()).toHaveLength(1)
})

test('a resignation is saved beside the move that another tab made first', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  playIn(a, id, 'g5')
  await settle()
  sessionIn(b, id).end({ how: 'resign', by: 1 })
  await settle()
  const again = await openLibrary(tabs[0])
  expect(again.list().map(({ plies, result }) => [plies, result?.reason])).toEqual(
    expect.arrayContaining([
      [2, undefined],
      [1, 'resign'],
    ]),
  )
})

test('the same resignation in both tabs is one game', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  for (const library of [a, b]) sessionIn(library, id).end({ how: 'resign', by: 1 })
  await settle()
  expect(b.list()).toMatchObject([{ id, result: { reason: 'resign' } }])
})

test('what was done during a write is saved beside it as well', async () => {
  const tabs = unnotified()
  const { a, id } = await openTwice(tabs)
  const b = await openLibrary(tabs[1])
  sessionIn(b, id)
  playIn(a, id, 'g5')
  await settle()
  playIn(b, id, 'd1')
  sessionIn(b, id).end({ how: 'resign', by: 0 })
  await settle()
  expect(b.list().map(({ plies, result }) => [plies, result?.reason])).toEqual(
    expect.arrayContaining([
      [2, undefined],
      [2, 'resign'],
    ]),
  )
})

test('a conflict is shown until the next move, whatever else is written', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  playIn(a, id, 'g5')
  await settle()
  playIn(b, id, 'd1')
  b.rename(id, 'Sunday')
  await settle()
  expect((await openLibrary(tabs[0])).list()).toMatchObject([{ title: 'Sunday' }, { title: 'Sunday' }])
  expect(sessionIn(b, id).getState().saveFault).toBe('conflict')
})

test('an undo is saved where the other tab only gave a title', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  a.rename(id, 'Sunday')
  await settle()
  sessionIn(b, id).undo()
  await settle()
  expect((await openLibrary(tabs[0])).list()).toMatchObject([{ id, title: 'Sunday', plies: 0 }])
})

test('tabs that are notified of each other settle: one change is one write', async () => {
  const memory = createMemoryStorage()
  const { a, b, id } = await openTwice(twoTabs(memory))
  const write = jest.spyOn(memory, 'write')
  playIn(a, id, 'g5')
  await settle()
  b.rename(id, 'Sunday')
  await settle()
  await settle()
  expect(write).toHaveBeenCalledTimes(2)
})

test('a title given in one tab and a move made in another are both saved', async () => {
  const tabs = unnotified()
  const { a, b, id } = await openTwice(tabs)
  a.rename(id, 'Sunday')
  await settle()
  playIn(b, id, 'g5')
  await settle()
  const again = await openLibrary(tabs[0])
  expect(again.list()).toMatchObject([{ id, title: 'Sunday', plies: 2 }])
})

test('a game that another tab deleted comes back when it is played on', async () => {
  const tabs = notified()
  const { a, b, id } = await openTwice(tabs)
  a.remove(id)
  await settle()
  a.remove(a.add(trike()))
  await settle()
  expect([a.list(), b.list()]).toEqual([[], []])
  playIn(b, id, 'g5')
  await settle()
  expect(movesIn(await openLibrary(tabs[0]), id)).toEqual(['d2', 'g5'])
})

test('a removed game that another start deleted can be restored', async () => {
  const tabs = notified()
  const { a, id } = await openTwice(tabs)
  a.remove(id)
  await settle()
  await openLibrary(tabs[1])
  await settle()
  a.restoreRemoved(id)
  await settle()
  expect(movesIn(await openLibrary(tabs[0]), id)).toEqual(['d2'])
})

test('what a later release stored is never overwritten: the game goes on under a new id', async () => {
  const texts = new Map<string, Stored>()
  const memory = createMemoryStorage(texts)
  const { b, id } = await openTwice([memory, memory])
  const session = sessionIn(b, id)
  const key = `game/${id}`
  const { text = '', revision = 0 } = texts.get(key) ?? {}
  const newer = text.replace('"version":1', '"version":2')
  texts.set(key, { key, text: newer, revision: revision + 1 })
  session.tap('g5', false)
  await settle()
  session.tap('e3', false)
  await settle()
  expect(texts.get(key)?.text).toBe(newer)
  const again = await openLibrary(memory)
  expect(again.listBroken()).toEqual([{ id, code: 'record/newer', text: newer }])
  expect(everyGame(again)).toEqual(['d2 g5 e3'])
})

test('whatever two tabs do without being notified of each other, no move of a person is lost', async () => {
  const cells = ['g5', 'd1', 'd3', 'e3', 'c2', 'd4']
  for (let round = 0; round < 12; round++) {
    const tabs = unnotified()
    const { a, b, id } = await openTwice(tabs)
    const made = new Set<string>()
    for (let turn = 0; turn < 6; turn++) {
      const library = (round * 7 + turn * 3) % 5 < 2 ? a : b
      const before = movesIn(library, id).length
      playIn(library, id, cells[(round + turn * 5) % cells.length] ?? '')
      if (movesIn(library, id).length > before) made.add(movesIn(library, id).join(' '))
      await settle()
    }
    const saved = everyGame(await openLibrary(tabs[0]))
    for (const line of made) expect(saved.some(game => game.startsWith(line))).toBe(true)
  }
})
