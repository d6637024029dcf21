import { createSettings } from '../settings/store'
import { createMemoryStorage } from '../storage/memory'
import { settle } from '../../testing/faultyStorage'
import { afterMoves, movesIn, playIn, recordIn, SHORT_GAME, trike } from '../../testing/saves'
import { createLibrary, openLibrary } from './createLibrary'

/** A fresh device. */
function device() {
  const storage = createMemoryStorage()
  const settings = createSettings(storage)
  return { storage, settings, library: createLibrary(storage, { settings }) }
}

/** A device with two games, of which the first is over. */
function played() {
  const one = device()
  const ids = [one.library.add(afterMoves(trike(), ...SHORT_GAME)), one.library.add(afterMoves(trike(), 'd2'))] as const
  one.library.rename(ids[0], 'Sunday')
  return { ...one, ids }
}

test('a backup restores every game and setting on another device, and saves them there', async () => {
  const from = played()
  from.settings.change({ theme: 'dark', sound: false })
  const to = device()
  expect(to.library.restore(from.library.backup())).toEqual({ ok: true, value: { added: 2, known: 0, broken: 0 } })
  expect(to.library.list()).toEqual(from.library.list())
  expect(to.settings.get()).toEqual(from.settings.get())
  await settle()
  const again = await openLibrary(to.storage)
  for (const id of from.ids) expect(recordIn(again, id)).toBe(recordIn(from.library, id))
})

test('a game that is here is known; one that was played on since is added beside it, once', () => {
  const { library, ids } = played()
  const text = library.backup()
  expect(library.restore(text)).toMatchObject({ value: { added: 0, known: 2 } })
  playIn(library, ids[1], 'g5')
  expect(library.restore(text)).toMatchObject({ value: { added: 1, known: 1 } })
  expect(library.restore(text)).toMatchObject({ value: { added: 0, known: 2 } })
  expect(movesIn(library, ids[1])).toEqual(['d2', 'g5'])
  expect(library.list().map(({ plies }) => plies)).toEqual(expect.arrayContaining([1, 2, 3]))
})

test('two tabs that take in the same backup have each game once', async () => {
  const text = played().library.backup()
  const storage = createMemoryStorage()
  const tabs = [createLibrary(storage), createLibrary(storage)]
  for (const tab of tabs) tab.restore(text)
  await settle()
  expect((await openLibrary(storage)).list()).toHaveLength(2)
  for (const tab of tabs) expect(tab.list()).toHaveLength(2)
})

test('a removed game comes back from a backup', async () => {
  const { storage, library, ids } = played()
  const text = library.backup()
  library.remove(ids[0])
  expect(JSON.parse(library.backup())).toMatchObject({ games: [{ id: ids[1] }] })
  expect(library.restore(text)).toMatchObject({ value: { added: 1, known: 1 } })
  await settle()
  expect((await openLibrary(storage)).list()).toHaveLength(2)
})

test('a setting that was chosen here stays', () => {
  const from = device()
  from.settings.change({ theme: 'dark', motion: 'off' })
  const to = device()
  to.settings.change({ theme: 'light' })
  to.library.restore(from.library.backup())
  expect(to.settings.get()).toMatchObject({ theme: 'light', motion: 'off' })
})

test('what cannot be read travels along and is set aside, once', async () => {
  const from = played()
  await settle()
  await from.storage.write('game/bad', 'not a game', 0)
  const text = (await openLibrary(from.storage)).backup().replace('"moves":["d2"]', '"moves":["zz"]')
  const to = device()
  expect(to.library.restore(text)).toEqual({ ok: true, value: { added: 1, known: 0, broken: 2 } })
  expect(to.library.restore(text)).toEqual({ ok: true, value: { added: 0, known: 3, broken: 0 } })
  await settle()
  const again = await openLibrary(to.storage)
  for (const { id } of to.library.listBroken()) again.open(id)
  expect(again.listBroken().map(({ code }) => code)).toEqual(
    expect.arrayContaining(['json/invalid', 'move/unreadable']),
  )
})

test('an id that is no good in an address is replaced', () => {
  const from = played()
  const to = device()
  to.library.restore(from.library.backup().replace(`"id":"${from.ids[0]}"`, '"id":"../x"'))
  expect(to.library.list()).toHaveLength(2)
  for (const { id } of to.library.list()) expect(id).toMatch(/^\w+$/)
})

test.each([
  ['json/invalid', '{'],
  ['json/invalid', ''],
  ['record/invalid', '{}'],
  ['record/invalid', 'null'],
  ['record/invalid', '{"format":"tabuleiro-backup","version":1,"games":{}}'],
  ['record/newer', '{"format":"tabuleiro-backup","version":2}'],
])('%s: %s is refused and changes nothing', (code, text) => {
  const { library } = played()
  const before = library.backup()
  expect(library.restore(text)).toEqual({ ok: false, error: { code } })
  expect(library.backup()).toBe(before)
})

/** A backup of one game with something replaced in it. */
function changedBackup(before: string | RegExp, after: string): string {
  const from = device()
  from.library.add(afterMoves(trike(), 'd2'))
  const text = from.library.backup()
  const changed = text.replace(before, () => after)
  expect(changed).not.toBe(text)
  return changed
}

test.each(['9007199254740991', '-1'])('a date that no calendar has (%s) is read as unknown', async date => {
  const to = device()
  expect(to.library.restore(changedBackup(/"changed":\d+/, `"changed":${date}`))).toMatchObject({ value: { added: 1 } })
  await settle()
  expect((await openLibrary(to.storage)).list()).toMatchObject([{ changed: undefined, plies: 1 }])
})

test('a title is no longer than one that is typed, and has no characters that turn the text around', () => {
  const to = device()
  to.library.restore(changedBackup('"title":""', `"title":"\u202e${'x'.repeat(1_000_000)}"`))
  expect(to.library.list()).toMatchObject([{ title: 'x'.repeat(40) }])
})

test('a computer player that does not exist is refused as in a record', async () => {
  const to = device()
  expect(to.library.restore(changedBackup('"human"', '"level:99"'))).toMatchObject({ value: { added: 0, broken: 1 } })
  expect(to.library.listBroken()).toMatchObject([{ code: 'player/unknown' }])
  await settle()
  const again = await openLibrary(to.storage)
  expect(again.open(again.list()[0]?.id ?? '')).toMatchObject({ ok: false, error: { code: 'player/unknown' } })
})

test.each(['[', '{"a":'])('a game nested 6,000 deep (%s) is refused and nothing throws', opening => {
  const to = device()
  const deep = opening.repeat(6_000) + '1' + (opening === '[' ? ']' : '}').repeat(6_000)
  const text = changedBackup('"removed":false', `"removed":false,"analysis":${deep}`)
  expect(to.library.restore(text)).toEqual({ ok: false, error: { code: 'record/invalid' } })
  expect(to.library.restore(`{"format":"tabuleiro-backup","version":1,"games":[${deep}],"broken":[]}`).ok).toBe(false)
})

test('many games and broken texts are restored with one notice and without searching through each other', () => {
  const { library } = device()
  const texts = Array.from({ length: 5_000 }, (_, i) => `broken ${i}`)
  const listener = jest.fn(() => void library.list())
  library.subscribe(listener)
  const text = JSON.stringify({ format: 'tabuleiro-backup', version: 1, games: [], broken: [...texts, 'broken 7'] })
  expect(library.restore(text)).toMatchObject({ value: { known: 1, broken: 5_000 } })
  expect(listener).toHaveBeenCalledTimes(1)
})
