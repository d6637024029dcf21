import { createMemoryStorage } from './memory'

const yes = (revision: number) => ({ ok: true, revision })
const conflict = { ok: false, fault: 'conflict' }

test('each write makes the next version, and only from the one before it', async () => {
  const storage = createMemoryStorage()
  expect(await storage.write('a', 'one', 0)).toEqual(yes(1))
  expect(await storage.write('a', 'two', 1)).toEqual(yes(2))
  expect(await storage.write('a', 'late', 1)).toEqual(conflict)
  expect(await storage.write('a', 'new', 0)).toEqual(conflict)
  expect(await storage.readAll('a')).toEqual([{ key: 'a', text: 'two', revision: 2 }])
})

test('a text is deleted only at the version that was seen', async () => {
  const storage = createMemoryStorage()
  await storage.write('a', 'one', 0)
  await storage.write('a', 'two', 1)
  expect(await storage.remove('a', 1)).toEqual(conflict)
  expect(await storage.remove('a', 2)).toEqual(yes(0))
  expect(await storage.readAll('')).toEqual([])
  expect(await storage.remove('a', 0)).toEqual(yes(0))
})

test('reading finds what begins with a prefix', async () => {
  const storage = createMemoryStorage()
  for (const key of ['game/a', 'game/b', 'games', 'settings']) await storage.write(key, key, 0)
  const keys = async (prefix: string) => {
    const found = await storage.readAll(prefix)
    return found === 'absent' ? found : found.map(({ key }) => key).sort()
  }
  expect(await keys('game/')).toEqual(['game/a', 'game/b'])
  expect(await keys('')).toEqual(['game/a', 'game/b', 'games', 'settings'])
})
