import { movesIn, playIn, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from '../library/createLibrary'
import { openSettings } from '../settings/store'
import { createMemoryStorage } from './memory'
import { withReadTimeout } from './readTimeout'
import type { Storage, Stored } from './storage'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Storage that answers nothing until `answer` is called. */
function silent(storage: Storage): { readonly storage: Storage; readonly answer: () => void } {
  let answer: () => void = () => undefined
  const gate = new Promise<void>(resolve => {
    answer = resolve
  })
  return {
    storage: {
      readAll: prefix => gate.then(() => storage.readAll(prefix)),
      write: (key, text, revision) => gate.then(() => storage.write(key, text, revision)),
      remove: (key, revision) => gate.then(() => storage.remove(key, revision)),
    },
    answer: () => answer(),
  }
}

/** A storage with a game, a setting and a last setup. */
async function stored(): Promise<Map<string, Stored>> {
  const texts = new Map<string, Stored>()
  const storage = createMemoryStorage(texts)
  const before = createLibrary(storage, { newId: () => 'before' })
  before.add(trike())
  before.rememberSetup('trike', { pairing: 'people' })
  await storage.write('settings', '{"theme":"dark"}', 0)
  await jest.advanceTimersByTimeAsync(0)
  return texts
}

test('a silent storage is waited for no longer than 3 s, and taken in when it answers', async () => {
  const texts = await stored()
  const { storage, answer } = silent(createMemoryStorage(texts))
  const patient = withReadTimeout(storage)
  let isOpen = false
  const opening = (async () => {
    const settings = await openSettings(patient)
    const library = await openLibrary(patient, { settings, newId: () => 'since' })
    isOpen = true
    return { settings, library }
  })()
  await jest.advanceTimersByTimeAsync(2_900)
  expect(isOpen).toBe(false)
  await jest.advanceTimersByTimeAsync(200)
  expect(isOpen).toBe(true)
  const { settings, library } = await opening
  expect([library.saving(), library.list().length]).toEqual(['absent', 0])
  // Play goes on at once, and says that it is not saved.
  const id = library.add(trike())
  const session = library.open(id)
  expect(session?.ok && session.value.getState().saveFault).toBe('absent')
  playIn(library, id, 'd2')
  await jest.advanceTimersByTimeAsync(10)
  playIn(library, id, 'g5')
  await jest.advanceTimersByTimeAsync(10)
  expect(movesIn(library, id)).toEqual(['d2', 'g5'])
  settings.change({ sound: false })
  answer()
  await jest.advanceTimersByTimeAsync(10)
  expect(library.saving()).toBe('works')
  expect(session?.ok && session.value.getState().saveFault).toBeUndefined()
  expect(
    library
      .list()
      .map(game => game.id)
      .sort(),
  ).toEqual(['before', 'since'])
  expect(library.lastSetup('trike')).toEqual({ pairing: 'people' })
  expect(settings.get()).toMatchObject({ theme: 'dark', sound: false })
  expect(JSON.parse(texts.get('settings')?.text ?? '')).toEqual({ theme: 'dark', sound: false })
  expect(movesIn(await openLibrary(createMemoryStorage(texts)), 'since')).toEqual(['d2', 'g5'])
})

test('a storage that falls silent while a game is played is reported after 3 s', async () => {
  const { storage } = silent(createMemoryStorage())
  const library = createLibrary(storage)
  const id = library.add(trike())
  playIn(library, id, 'd2')
  expect(library.saving()).toBe('works')
  await jest.advanceTimersByTimeAsync(3_100)
  expect(library.saving()).toBe('absent')
})
