import { openLibrary } from '@tabuleiro/ui'
import { settle, testLibrary, testStorage } from '@tabuleiro/ui/testing'
import { createPhoneDisk } from '../testing/phoneDisk'
import { versionedKey } from './versionedKeys'
import { withChecksum } from './withChecksum'

describe('the contract of a storage', () => testStorage(createPhoneDisk))

describe('the contract of a library on it', () => testLibrary(createPhoneDisk))

const versioned = (revision: number, key = 'a') => versionedKey({ key, revision })

/** A disk with two versions of a text, as a kill leaves it before the older one is deleted. */
function diskWithTwo() {
  const disk = createPhoneDisk()
  disk.values.set(versioned(1), withChecksum('old'))
  disk.values.set(versioned(2), withChecksum('new'))
  return disk
}

test('of two whole versions the newer one is current, and the older one is deleted at the next start', async () => {
  const disk = diskWithTwo()
  expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'new', revision: 2 }])
  await settle()
  expect([...disk.values.keys()]).toEqual([versioned(2)])
})

test.each([
  ['half of it', (value: string) => value.slice(0, value.length / 2)],
  ['all but a letter of it', (value: string) => value.slice(0, -1)],
  ['something in it changed', (value: string) => value.replace('e', 'x')],
  ['more than was written', (value: string) => `${value} `],
  ['other data', () => '{"a":1}'],
  ['nothing', () => ''],
])('where %s is stored, the older version is current and can be changed', async (_, damage) => {
  const disk = diskWithTwo()
  disk.values.set(versioned(2), damage(withChecksum('new')))
  const storage = disk.open()
  expect(await storage.readAll('')).toEqual([{ key: 'a', text: 'old', revision: 1 }])
  expect(await storage.write('a', 'again', 1)).toEqual({ ok: true, revision: 2 })
  await settle()
  expect([...disk.values]).toEqual([[versioned(2), withChecksum('again')]])
})

test('a damaged text without an older version is returned as it is, so that it can be copied', async () => {
  const disk = createPhoneDisk()
  disk.values.set(versioned(3, 'game/bad'), withChecksum('{"format":"tabuleiro-game"').slice(0, -4))
  const again = await openLibrary(disk.open())
  expect(again.listBroken()).toEqual([{ id: 'bad', code: 'json/invalid', text: '{"format":"tabuleiro-g' }])
  await settle()
  expect(disk.values.has(versioned(3, 'game/bad'))).toBe(true)
})

test('a native key without a value is ignored', async () => {
  const disk = diskWithTwo()
  disk.values.set(versioned(2), null)
  expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'old', revision: 1 }])
  await settle()
  expect([...disk.values.keys()]).toEqual([versioned(1)])
})

test('a deleted text does not come back, whatever an earlier kill left of it', async () => {
  for (const when of ['before', 'halfway in', 'after'] as const) {
    for (let at = 1; at <= 3; at++) {
      const disk = diskWithTwo()
      void disk.open({ at, when }).remove('a', 2)
      await settle()
      const found = await disk.open().readAll('')
      // The current version or nothing, and never the version before it.
      expect([[], [{ key: 'a', text: 'new', revision: 2 }]]).toContainEqual(found)
    }
  }
})

test('leftovers that cannot be deleted are deleted later, and never come back', async () => {
  const disk = createPhoneDisk()
  const storage = disk.open()
  await storage.write('a', 'one', 0)
  disk.canDelete = false
  await storage.write('a', 'two', 1)
  await settle()
  expect([...disk.values.keys()]).toEqual([versioned(1), versioned(2)])
  expect(await storage.remove('a', 2)).toEqual({ ok: false, fault: 'absent' })
  expect(await disk.open().readAll('')).toEqual([{ key: 'a', text: 'two', revision: 2 }])
  disk.canDelete = true
  expect(await storage.remove('a', 2)).toEqual({ ok: true, revision: 0 })
  await settle()
  expect([...disk.values]).toEqual([])
})

test('one value that cannot be read does no harm to the others, and is not lost', async () => {
  const disk = createPhoneDisk()
  disk.values.set(versioned(1, 'a'), withChecksum('a'))
  disk.values.set(versioned(4, 'b'), 'long')
  disk.unreadable.add(versioned(4, 'b'))
  expect(await disk.open().readAll('')).toEqual([
    { key: 'a', text: 'a', revision: 1 },
    { key: 'b', text: '', revision: 4 },
  ])
  await settle()
  expect(disk.values.get(versioned(4, 'b'))).toBe('long')
})

test('a text too long to be read back is refused', async () => {
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

test('values of other libraries are neither read nor changed', async () => {
  const disk = createPhoneDisk()
  disk.values.set('EXPO_CONSTANTS', 'theirs')
  const storage = disk.open()
  await storage.write('a', 'a', 0)
  await storage.remove('a', 1)
  expect(await storage.readAll('')).toEqual([])
  await settle()
  expect([...disk.values]).toEqual([['EXPO_CONSTANTS', 'theirs']])
})
