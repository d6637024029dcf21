import { createMemoryStorage } from '../storage/memory'
import type { Storage, Stored } from '../storage/storage'
import { failing, killedAt, settle, twoTabs } from '../../testing/faultyStorage'
import { defaultSettings } from './settings'
import { createSettings, openSettings } from './store'

const storageOf = (text: string) => createMemoryStorage(new Map([['settings', { key: 'settings', text, revision: 1 }]]))

const textIn = async (storage: Storage) => {
  await settle()
  const found = await storage.readAll('settings')
  return found === 'absent' ? found : (JSON.parse(found[0]?.text ?? '{}') as unknown)
}

test('settings change at once, notify subscribers, and are saved', async () => {
  const storage = createMemoryStorage()
  const settings = createSettings(storage)
  expect(settings.get()).toEqual(defaultSettings)
  const listener = jest.fn()
  const unsubscribe = settings.subscribe(listener)
  settings.change({ theme: 'dark' })
  expect(settings.get()).toEqual({ ...defaultSettings, theme: 'dark' })
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  settings.change({ sound: false })
  expect(listener).toHaveBeenCalledTimes(1)
  await settle()
  expect((await openSettings(storage)).get()).toEqual({ ...defaultSettings, theme: 'dark', sound: false })
})

test('the settings are the same value until one changes', () => {
  const settings = createSettings(createMemoryStorage())
  expect(settings.get()).toBe(settings.get())
})

test('a field that is bad or unknown takes its default and costs nothing else', async () => {
  const text = '{"theme":"dark","motion":7,"language":"tlh","coordinates":"no","boardSide":"right","stars":5}'
  const settings = await openSettings(storageOf(text))
  expect(settings.get()).toEqual({ ...defaultSettings, theme: 'dark', boardSide: 'right' })
})

test.each(['', '{', '[]', 'null', '"dark"', '{"theme":{"x":1}}'])('%j leaves the defaults', async text => {
  const storage = storageOf(text)
  const settings = await openSettings(storage)
  expect(settings.get()).toEqual(defaultSettings)
  settings.change({ haptics: false })
  await settle()
  expect((await openSettings(storage)).get()).toEqual({ ...defaultSettings, haptics: false })
})

test('what another release has stored is written back as it was', async () => {
  const storage = storageOf('{"theme":"sepia","stars":5}')
  const settings = await openSettings(storage)
  settings.change({ sound: false })
  expect(await textIn(storage)).toEqual({ theme: 'sepia', stars: 5, sound: false })
})

test('a tab follows another at once', async () => {
  const [one, other] = twoTabs(createMemoryStorage())
  const [a, b] = [createSettings(one), createSettings(other)]
  a.change({ theme: 'dark' })
  await settle()
  expect(b.get().theme).toBe('dark')
  b.change({ motion: 'off' })
  await settle()
  expect(a.get()).toEqual({ ...defaultSettings, theme: 'dark', motion: 'off' })
})

test('tabs that are not notified of each other save the changes of both', async () => {
  const storage = createMemoryStorage()
  const [a, b] = [createSettings(storage), createSettings(storage)]
  a.change({ theme: 'dark' })
  b.change({ sound: false })
  expect(await textIn(storage)).toEqual({ theme: 'dark', sound: false })
  expect(b.get()).toMatchObject({ theme: 'dark', sound: false })
})

test.each(['before', 'after'] as const)('a kill %s any write leaves the old settings or the new ones', async when => {
  for (let at = 1; at <= 3; at++) {
    const texts = new Map<string, Stored>()
    const settings = createSettings(killedAt(createMemoryStorage(texts), at, when))
    for (const theme of ['dark', 'light', 'dark'] as const) {
      settings.change({ theme })
      await settle()
    }
    const expected = ['system', 'dark', 'light', 'dark'][when === 'before' ? at - 1 : at]
    expect((await openSettings(createMemoryStorage(texts))).get().theme).toBe(expected)
  }
})

test.each(['full', 'absent'] as const)(
  'settings work while storage is %s, and are saved with the next change',
  async fault => {
    const memory = createMemoryStorage()
    let now: typeof fault | undefined = fault
    const settings = await openSettings(failing(memory, () => now))
    settings.change({ theme: 'dark' })
    await settle()
    expect(settings.get().theme).toBe('dark')
    now = undefined
    settings.change({ sound: false })
    expect(await textIn(memory)).toEqual({ theme: 'dark', sound: false })
  },
)
