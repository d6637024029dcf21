import { createMemoryDisk } from '../../testing/disk'
import { settle, twoTabs } from '../../testing/faultyStorage'
import { createLibrary } from '../library/createLibrary'
import { createMemoryStorage } from '../storage/memory'
import type { Storage } from '../storage/storage'
import { noProgress } from './progress'
import { createProgress, openProgress } from './store'

/** A clock that goes on by one with each look. */
function ticking() {
  let now = 0
  return () => ++now
}

const textIn = async (storage: Storage) => {
  const found = await storage.readAll('progress')
  return found === 'absent' ? undefined : found[0]?.text
}

test('a change shows at once, is written in the same tick, and is there again', async () => {
  const storage = createMemoryStorage()
  const write = jest.spyOn(storage, 'write')
  const progress = createProgress(storage)
  const listener = jest.fn()
  progress.subscribe(listener)
  progress.reachStep('trike', 'lines', 2)
  expect(listener).toHaveBeenCalledTimes(1)
  expect(write).toHaveBeenCalledTimes(1)
  await settle()
  expect((await openProgress(storage)).get()).toEqual(progress.get())
})

test('what changes nothing is not written', () => {
  const storage = createMemoryStorage()
  const progress = createProgress(storage)
  const write = jest.spyOn(storage, 'write')
  progress.reachStep('trike', 'lines', 0)
  expect(write).not.toHaveBeenCalled()
  progress.noteOffer('trike')
  progress.noteOffer('trike')
  expect(progress.get().offers).toHaveProperty('trike')
})

test.each(['before', 'after'] as const)('a kill %s a write costs at most the last step', async when => {
  for (let at = 1; at <= 3; at++) {
    const disk = createMemoryDisk()
    const progress = createProgress(disk.open({ at, when }))
    for (let step = 1; step <= 3; step++) {
      progress.reachStep('trike', 'lines', step)
      await settle()
    }
    const kept = (await openProgress(disk.open())).get().lessons['trike/lines']?.steps ?? 0
    expect(kept).toBe(when === 'before' ? at - 1 : at)
  }
})

test('a finished lesson is done and begins anew; repeating it leaves it done', () => {
  const progress = createProgress(createMemoryStorage())
  progress.reachStep('trike', 'lines', 3)
  progress.finishLesson('trike', 'lines')
  expect(progress.get().lessons['trike/lines']).toMatchObject({ isDone: true, steps: 0 })
  progress.reachStep('trike', 'lines', 1)
  expect(progress.get().lessons['trike/lines']).toMatchObject({ isDone: true, steps: 1 })
})

test('the first result of a puzzle stays, and a missed one may be solved later', () => {
  const progress = createProgress(createMemoryStorage())
  const result = (id: string) => progress.get().puzzles[`trike/${id}`]?.result
  progress.notePuzzle('trike', 'a', 'first')
  progress.notePuzzle('trike', 'a', 'missed')
  progress.notePuzzle('trike', 'b', 'missed')
  expect([result('a'), result('b')]).toEqual(['first', 'missed'])
  progress.notePuzzle('trike', 'b', 'first')
  expect(result('b')).toBe('solved')
})

test('two tabs that learn at once keep what both did, and show it', async () => {
  const [here, there] = twoTabs(createMemoryStorage())
  const [one, other] = [createProgress(here), createProgress(there)]
  one.finishLesson('trike', 'lines')
  other.finishLesson('turtles', 'hatch')
  await settle()
  await settle()
  for (const tab of [one, other])
    expect(Object.keys(tab.get().lessons).sort()).toEqual(['trike/lines', 'turtles/hatch'])
  one.reset('trike')
  await settle()
  await settle()
  expect(Object.keys(other.get().lessons)).toEqual(['turtles/hatch'])
})

test('a reset leaves nothing of its game, and what is done right after it is kept', async () => {
  const storage = createMemoryStorage()
  // The clock of a device may stand still or go back.
  const progress = createProgress(storage, undefined, () => 5)
  for (const game of ['trike', 'turtles'] as const) progress.finishLesson(game, 'first')
  progress.notePuzzle('trike', 'a', 'first')
  progress.reset('trike')
  expect(progress.get()).toMatchObject({ lessons: { 'turtles/first': {} }, puzzles: {} })
  progress.finishLesson('trike', 'first')
  await settle()
  expect(Object.keys((await openProgress(storage)).get().lessons).sort()).toEqual(['trike/first', 'turtles/first'])
  progress.reset('*')
  expect(progress.get().lessons).toEqual({})
})

test.each(['', '{', 'null', '[1]', '{"lessons":7}'])(
  'a damaged text (%j) counts as none and is replaced',
  async text => {
    const storage = createMemoryStorage()
    await storage.write('progress', text, 0)
    const progress = await openProgress(storage)
    expect(progress.get()).toEqual(noProgress)
    progress.finishLesson('trike', 'lines')
    await settle()
    expect((await openProgress(storage)).get().lessons).toHaveProperty(['trike/lines'])
  },
)

test('what a later release has stored stays', async () => {
  const storage = createMemoryStorage()
  await storage.write('progress', '{"rating":{"trike":1500}}', 0)
  const progress = await openProgress(storage)
  progress.finishLesson('trike', 'lines')
  await settle()
  expect(JSON.parse((await textIn(storage)) ?? '')).toMatchObject({ rating: { trike: 1500 }, lessons: {} })
})

/** A device with its games and its progress. */
function device() {
  const storage = createMemoryStorage()
  const progress = createProgress(storage, undefined, ticking())
  return { progress, library: createLibrary(storage, { progress }) }
}

test('a backup takes the progress along, also to a device where it was reset, and nothing there is lost', () => {
  const from = device()
  from.progress.finishLesson('trike', 'lines')
  from.progress.reachStep('turtles', 'hatch', 2)
  const to = device()
  to.progress.reset('*')
  to.progress.reachStep('trike', 'lines', 1)
  to.progress.notePuzzle('trike', 'a', 'first')
  expect(to.library.restore(from.library.backup()).ok).toBe(true)
  expect(to.progress.get()).toMatchObject({
    lessons: { 'trike/lines': { isDone: true, steps: 1 }, 'turtles/hatch': { isDone: false, steps: 2 } },
    puzzles: { 'trike/a': { result: 'first' } },
  })
})

test.each([
  ['of a release without progress', '{"format":"tabuleiro-backup","version":1,"settings":{},"games":[],"broken":[]}'],
  ['with damaged progress', '{"format":"tabuleiro-backup","version":1,"progress":[7],"games":[],"broken":[]}'],
])('a backup %s opens and leaves the progress as it is', (_, text) => {
  const { progress, library } = device()
  progress.finishLesson('trike', 'lines')
  const before = progress.get()
  expect(library.restore(text).ok).toBe(true)
  expect(progress.get().lessons).toEqual(before.lessons)
})
