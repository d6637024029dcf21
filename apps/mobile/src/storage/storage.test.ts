import { openLibrary } from '@tabuleiro/ui'
import { settle, testLibrary, testStorage } from '@tabuleiro/ui/testing'
import { createPhoneDisk } from '../testing/phoneDisk'
import { placeOf } from './versionedKeys'
import { seal } from './withChecksum'

describe('a storage like any other', () => testStorage(createPhoneDisk))

describe('with a library on it', () => testLibrary(createPhoneDisk))

const place = (revision: number, key = 'a') => placeOf({ key, revision })

/** A disk with the first two versions of a text, as a kill before the older one was cleared leaves it. */
function diskWithTwo() {
  const disk = createPhoneDisk()
  disk.values.set(place(1), seal('old'))
  disk.values.set(place(2), seal('new'))
  return disk
}

test('of two whole versions the newer one is in force, and the older one is cleared at the next start', async () => {
  const disk = diskWithTwo()
  expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'new', revision: 2 }])
  await settle()
  expect([...disk.values.keys()]).toEqual([place(2)])
})

test.each([
  ['half of it', (value: string) => value.slice(0, value.length / 2)],
  ['all but a letter of it', (value: string) => value.slice(0, -1)],
  ['something in it changed', (value: string) => value.replace('e', 'x')],
  ['more than was written', (value: string) => `${value} `],
  ['other data', () => '{"a":1}'],
  ['nothing', () => ''],
])('where %s stands, the older version is in force and can be written on', async (_, damage) => {
  const disk = diskWithTwo()
  disk.values.set(place(2), damage(seal('new')))
  const storage = disk.open()
  expect(await storage.readAll('')).toEqual([{ key: 'a', text: 'old', revision: 1 }])
  expect(await storage.write('a', 'again', 1)).toEqual({ ok: true, revision: 2 })
  await settle()
  expect([...disk.values]).toEqual([[place(2), seal('again')]])
})

test('a damaged text without an older version is handed out as it is, so that its owner can copy it', async () => {
  const disk = createPhoneDisk()
  disk.values.set(place(3, 'game/bad'), seal('{"format":"tabuleiro-game"').slice(0, -4))
  const again = await openLibrary(disk.open())
  expect(again.listBroken()).toEqual([{ id: 'bad', code: 'json/invalid', text: '{"format":"tabuleiro-g' }])
  await settle()
  expect(disk.values.has(place(3, 'game/bad'))).toBe(true)
})

test('a place that is listed and holds nothing is as good as none', async () => {
  const disk = diskWithTwo()
  disk.values.set(place(2), null)
  expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'old', revision: 1 }])
  await settle()
  expect([...disk.values.keys()]).toEqual([place(1)])
})

test('a text is gone once it was deleted, whatever an earlier kill had left of it', async () => {
  for (const when of ['before', 'halfway in', 'after'] as const) {
    for (let at = 1; at <= 3; at++) {
      const disk = diskWithTwo()
      void disk.open({ at, when }).remove('a', 2)
      await settle()
      const found = await disk.open().readAll('')
      // What was there, or nothing: never the version before it.
      expect([[], [{ key: 'a', text: 'new', revision: 2 }]]).toContainEqual(found)
    }
  }
})

test('leftovers that cannot be cleared are cleared later, and never come back', async () => {
  const disk = createPhoneDisk()
  const storage = disk.open()
  await storage.write('a', 'one', 0)
  disk.canClear = false
  await storage.write('a', 'two', 1)
  await settle()
  expect([...disk.values.keys()]).toEqual([place(1), place(2)])
  expect(await storage.remove('a', 2)).toEqual({ ok: false, fault: 'absent' })
  expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'two', revision: 2 }])
  disk.canClear = true
  expect(await storage.remove('a', 2)).toEqual({ ok: true, revision: 0 })
  await settle()
  expect([...disk.values]).toEqual([])
})

test('one value that cannot be read keeps no other from being read, and is not lost', async () => {
  const disk = createPhoneDisk()
  disk.values.set(place(1, 'a'), seal('a'))
  disk.values.set(place(4, 'b'), 'long')
  disk.unreadable.add(place(4, 'b'))
  expect(await disk.open().readAll('')).toEqual([
    { key: 'a', text: 'a', revision: 1 },
    { key: 'b', text: '', revision: 4 },
  ])
  await settle()
  expect(disk.values.get(place(4, 'b'))).toBe('long')
})

test('a text that could not be read back is refused', async () => {
  const disk = createPhoneDisk()
  const storage = disk.open()
  expect(await storage.write('a', 'x'.repeat(2_000_000), 0)).toEqual({ ok: false, fault: 'full' })
  expect(disk.changes()).toBe(0)
  expect(await storage.write('a', 'x'.repeat(500_000), 0)).toEqual({ ok: true, revision: 1 })
})

test.each([
  ['database or disk is full (code 13 SQLITE_FULL)', 'full'],
  ['Failed to write value.Error Domain=NSCocoaErrorDomain Code=640 "The volume is out of space."', 'full'],
  ['Failed to write manifest file.Error Domain=NSPOSIXErrorDomain Code=28 "No space left on device"', 'full'],
  ['Database Error', 'absent'],
  ['attempt to write a readonly database (code 8 SQLITE_READONLY)', 'absent'],
])('"%s" means %s', async (complaint, fault) => {
  const disk = createPhoneDisk()
  disk.complaint = complaint
  expect(await disk.open().write('a', 'a', 0)).toEqual({ ok: false, fault })
})

test('what others keep beside it is neither read nor touched', async () => {
  const disk = createPhoneDisk()
  disk.values.set('EXPO_CONSTANTS', 'theirs')
  const storage = disk.open()
  await storage.write('a', 'a', 0)
  await storage.remove('a', 1)
  expect(await storage.readAll('')).toEqual([])
  await settle()
  expect([...disk.values]).toEqual([['EXPO_CONSTANTS', 'theirs']])
})
