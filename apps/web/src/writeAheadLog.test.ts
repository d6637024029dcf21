import type { Storage, Stored } from '@tabuleiro/ui'
import {
  createLibrary,
  createMemoryStorage,
  failing,
  killedAt,
  movesIn,
  openLibrary,
  playIn,
  settle,
  slow,
  sessionIn,
  testLibrary,
  testStorage,
  trike,
  twoTabs,
  type Disk,
  type Kill,
} from '@tabuleiro/ui/testing/storage'
import { journalled, type SyncStorage } from './writeAheadLog'

/** A shelf that is a map. */
function shelfOf(items: Map<string, string>): SyncStorage {
  return {
    get length() {
      return items.size
    },
    key: i => [...items.keys()][i] ?? null,
    getItem: name => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: name => void items.delete(name),
  }
}

type When = 'before' | 'after'

/** A page that dies at one of its steps, before or after it. */
function mortal(count: () => void, kill: Kill<When> | undefined) {
  let steps = 0
  let isDead = false
  /** Takes a step if the page lives, and answers as `dead` does if that was its last. */
  return <T>(take: () => T, dead: T): T => {
    if (isDead) return dead
    steps++
    isDead = steps === kill?.at
    count()
    const taken = !isDead || kill?.when === 'after' ? take() : dead
    return isDead ? dead : taken
  }
}

const never = new Promise<never>(() => undefined)

/** A storage in memory and a shelf beside it. A kill may come at every step of either: a note, a write, an erasure. */
function createJournalledDisk(): Disk<When> {
  const texts = new Map<string, Stored>()
  const items = new Map<string, string>()
  let fault: Parameters<Disk['fail']>[0]
  let changes = 0
  const open = (kill?: Kill<When>) => {
    const step = mortal(() => changes++, kill)
    const memory = createMemoryStorage(texts)
    const inner: Storage = {
      readAll: prefix => memory.readAll(prefix),
      write: (key, text, revision) => step(() => memory.write(key, text, revision), never),
      remove: (key, revision) => step(() => memory.remove(key, revision), never),
    }
    const shelf = shelfOf(items)
    const watched: SyncStorage = {
      ...shelf,
      get length() {
        return items.size
      },
      setItem: (name, value) => step(() => shelf.setItem(name, value), undefined),
      removeItem: name => step(() => shelf.removeItem(name), undefined),
    }
    return journalled(
      failing(inner, () => fault),
      () => watched,
    )
  }
  return {
    moments: ['before', 'after'],
    open,
    fail: next => {
      fault = next
    },
    changes: () => changes,
  }
}

describe('a storage like any other', () => testStorage(createJournalledDisk))

describe('with a library on it', () => testLibrary(createJournalledDisk))

/** A device: what is stored, what is noted, and pages over both. */
function device() {
  const texts = new Map<string, Stored>()
  const items = new Map<string, string>()
  const memory = createMemoryStorage(texts)
  const shelf = shelfOf(items)
  /** A page that starts now, over a storage that may do as it likes. */
  const page = (storage: Storage = memory) => journalled(storage, () => shelf)
  return { texts, items, memory, shelf, page }
}

const one = (text: string, revision: number, key = 'a') => [{ key, text, revision }]

test.each(['before', 'after'] as const)('what a page was killed %s storing is there for the next one', async when => {
  const { items, memory, page } = device()
  await memory.write('a', 'old', 0)
  void page(killedAt(memory, 1, when)).write('a', 'new', 1)
  await settle()
  expect(items.size).toBe(1)
  expect(await page().readAll('')).toEqual(one('new', 2))
  expect(items.size).toBe(0)
})

test('a page that is left in the very tick of a move has lost nothing', async () => {
  const { memory, page } = device()
  const library = createLibrary(page(killedAt(memory, 2, 'before')), { waits: false })
  const id = library.add(trike())
  await settle()
  playIn(library, id, 'd2')
  // No moment passes in between.
  expect(movesIn(await openLibrary(page()), id)).toEqual(['d2'])
})

test('a deletion is made good as well', async () => {
  const { memory, page } = device()
  await memory.write('a', 'old', 0)
  void page(killedAt(memory, 1, 'before')).remove('a', 1)
  expect(await page().readAll('')).toEqual([])
})

test('changes are made good in the order they were asked for, before the first write of a page', async () => {
  const { memory, page } = device()
  await memory.write('a', 'old', 0)
  const left = page(killedAt(memory, 1, 'before'))
  void left.remove('a', 1)
  for (let revision = 0; revision < 12; revision++) void left.write('a', `${revision}`, revision)
  const next = page()
  expect(await next.write('a', 'on top', 12)).toEqual({ ok: true, revision: 13 })
  expect(await next.readAll('')).toEqual(one('on top', 13))
})

test('a later version is never overwritten by what was left', async () => {
  const { items, memory, page } = device()
  void page(killedAt(memory, 1, 'before')).write('a', 'left', 0)
  for (const [revision, text] of ['one', 'two'].entries()) await memory.write('a', text, revision)
  expect(await page().readAll('')).toEqual(one('two', 2))
  expect(items.size).toBe(0)
})

test('an answered change leaves no note, whatever the answer', async () => {
  const { items, memory, page } = device()
  let fault: 'full' | 'absent' | undefined
  const storage = page(failing(memory, () => fault))
  await storage.write('a', 'one', 0)
  await storage.write('a', 'late', 0)
  await storage.remove('a', 1)
  for (fault of ['full', 'absent'] as const) await storage.write('a', 'more', 0)
  expect(items.size).toBe(0)
})

test('what cannot be made good for want of room waits for another start, unless this one has gone on', async () => {
  for (const goesOn of [false, true]) {
    const { items, memory, page } = device()
    void page(killedAt(memory, 1, 'before')).write('a', 'left', 0)
    let fault: 'full' | undefined = 'full'
    const storage = page(failing(memory, () => fault))
    expect(await storage.readAll('')).toEqual([])
    expect(items.size).toBe(1)
    fault = undefined
    if (goesOn) expect(await storage.write('a', 'went on', 0)).toEqual({ ok: true, revision: 1 })
    expect(await page().readAll('')).toEqual(one(goesOn ? 'went on' : 'left', 1))
    expect(items.size).toBe(0)
  }
})

test('what cannot be made good while there is no storage is made good as soon as it answers', async () => {
  const { memory, page } = device()
  void page(killedAt(memory, 1, 'before')).write('a', 'left', 0)
  let fault: 'absent' | undefined = 'absent'
  const storage = page(failing(memory, () => fault))
  expect(await storage.readAll('')).toBe('absent')
  fault = undefined
  expect(await storage.readAll('')).toEqual(one('left', 1))
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['no key', '{"revision":0,"text":"a","order":0}'],
  ['no revision', '{"key":"a","text":"a","order":0}'],
  ['another text', '{"key":"a","revision":0,"text":1,"order":0}'],
])('a note that says %s is cleared away, and keeps no other from being made good', async (_, value) => {
  const { items, memory, page } = device()
  items.set('tabuleiro-journal/broken/0', value)
  void page(killedAt(memory, 1, 'before')).write('b', 'left', 0)
  items.set('tabuleiro-journal/broken/1', value)
  expect(await page().readAll('')).toEqual(one('left', 1, 'b'))
  expect(items.size).toBe(0)
})

test('what others keep on the shelf is neither read nor touched', async () => {
  const { items, page } = device()
  const theirs = '{"key":"a","revision":0,"text":"a","order":0}'
  items.set('theirs', theirs)
  expect(await page().readAll('')).toEqual([])
  expect([...items]).toEqual([['theirs', theirs]])
})

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

describe.each<[string, () => SyncStorage]>([
  ['may not be opened', refuse],
  ['is full', () => ({ ...shelfOf(new Map()), setItem: refuse })],
  ['fails at everything', () => ({ length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse })],
])('a shelf that %s', (_, open) => {
  test('leaves the storage as good as without one', async () => {
    const storage = journalled(createMemoryStorage(), open)
    expect(await storage.write('a', 'one', 0)).toEqual({ ok: true, revision: 1 })
    expect(await storage.write('a', 'late', 0)).toEqual({ ok: false, fault: 'conflict' })
    expect(await storage.readAll('')).toEqual(one('one', 1))
    expect(await storage.remove('a', 1)).toEqual({ ok: true, revision: 0 })
  })
})

test('where another tab has made a change good before its own page did, it is made and no conflict', async () => {
  const { items, memory, page } = device()
  await memory.write('b', 'old', 0)
  const { storage, letOne } = slow(memory)
  const first = page(storage)
  const answers = [first.write('a', 'new', 0), first.remove('b', 1)]
  await settle()
  expect(await page().readAll('')).toEqual(one('new', 1))
  await letOne()
  await letOne()
  expect(await Promise.all(answers)).toEqual([
    { ok: true, revision: 1 },
    { ok: true, revision: 0 },
  ])
  expect(items.size).toBe(0)
})

test('that is so from the moment it is made, also where the other tab is killed right then', async () => {
  const { memory, page } = device()
  const { storage, letOne } = slow(memory)
  const answer = page(storage).write('a', 'new', 0)
  await settle()
  void page(killedAt(memory, 1, 'after')).readAll('')
  await settle()
  await letOne()
  expect(await answer).toEqual({ ok: true, revision: 1 })
})

test('where another tab has also gone on from there, it is a conflict', async () => {
  for (const further of [['newer'], ['newer', 'new']]) {
    const { memory, page } = device()
    const { storage, letOne } = slow(memory)
    const answer = page(storage).write('a', 'new', 0)
    await settle()
    const other = page()
    for (const [i, text] of further.entries()) await other.write('a', text, i + 1)
    await letOne()
    expect(await answer).toEqual({ ok: false, fault: 'conflict' })
  }
})

test('a tab that starts while a move is being stored in another disturbs nobody there', async () => {
  const { memory, page } = device()
  const [here, there] = twoTabs(memory)
  const { storage, letOne } = slow(here)
  const library = createLibrary(page(storage), { waits: false })
  const clock = { initial: [60_000, 60_000], increment: [0, 0], left: [60_000, 60_000] } as const
  const id = library.add(trike({ clock }))
  await settle()
  await letOne()
  playIn(library, id, 'd2')
  await settle()
  const shown = sessionIn(library, id).get()
  const other = await openLibrary(page(there), { waits: false })
  expect(movesIn(other, id)).toEqual(['d2'])
  await letOne()
  // The very same: a match that is taken in from another tab stops its clock.
  expect(sessionIn(library, id).get()).toBe(shown)
  playIn(library, id, 'g5')
  await settle()
  await letOne()
  expect(movesIn(other, id)).toEqual(['d2', 'g5'])
  expect([library.list().length, other.list().length]).toEqual([1, 1])
})

test('other tabs are heard through it', async () => {
  const { memory, page } = device()
  const [here, there] = twoTabs(memory)
  const heard = jest.fn()
  page(here).watch?.(heard)
  await page(there).write('a', 'a', 0)
  expect(heard.mock.calls).toEqual([['a']])
})
