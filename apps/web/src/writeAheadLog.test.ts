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
import { mirrorLog, withWriteAheadLog, type SyncStorage, type LogMirror } from './writeAheadLog'

/** A synchronous storage over a map. */
function createSyncStorage(items: Map<string, string>): SyncStorage {
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

/** Runs the steps of a page that is killed before or after one of them. */
function createKillableSteps(count: () => void, kill: Kill<When> | undefined) {
  let steps = 0
  let isDead = false
  /** Takes a step while the page lives; returns `dead` from its last step on. */
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

/** A storage in memory with a log. A kill can come at every step of either: an entry, a write, an erasure. */
function createLoggedDisk(): Disk<When> {
  const texts = new Map<string, Stored>()
  const items = new Map<string, string>()
  let fault: Parameters<Disk['fail']>[0]
  let changes = 0
  const open = (kill?: Kill<When>) => {
    const step = createKillableSteps(() => changes++, kill)
    const memory = createMemoryStorage(texts)
    const inner: Storage = {
      readAll: prefix => memory.readAll(prefix),
      write: (key, text, revision) => step(() => memory.write(key, text, revision), never),
      remove: (key, revision) => step(() => memory.remove(key, revision), never),
    }
    const memoryItems = createSyncStorage(items)
    const log: SyncStorage = {
      ...memoryItems,
      get length() {
        return items.size
      },
      setItem: (name, value) => step(() => memoryItems.setItem(name, value), undefined),
      removeItem: name => step(() => memoryItems.removeItem(name), undefined),
    }
    return withWriteAheadLog(
      failing(inner, () => fault),
      () => log,
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

describe('the contract of a storage', () => testStorage(createLoggedDisk))

describe('the contract of a library on it', () => testLibrary(createLoggedDisk))

/** A device: its storage, its log, and pages over both. */
function createDevice() {
  const texts = new Map<string, Stored>()
  const items = new Map<string, string>()
  const memory = createMemoryStorage(texts)
  const log = createSyncStorage(items)
  /** A page that starts now, over this storage or another one. */
  const page = (storage: Storage = memory) => withWriteAheadLog(storage, () => log)
  return { items, memory, page }
}

const one = (text: string, revision: number, key = 'a') => [{ key, text, revision }]

test.each(['before', 'after'] as const)('what a page was killed %s writing is stored for the next one', async when => {
  const { items, memory, page } = createDevice()
  await memory.write('a', 'old', 0)
  void page(killedAt(memory, 1, when)).write('a', 'new', 1)
  await settle()
  expect(items.size).toBe(1)
  expect(await page().readAll('')).toEqual(one('new', 2))
  expect(items.size).toBe(0)
})

test('a page that is closed in the tick of a move loses nothing', async () => {
  const { memory, page } = createDevice()
  const library = createLibrary(page(killedAt(memory, 2, 'before')))
  const id = library.add(trike())
  await settle()
  playIn(library, id, 'd2')
  // No tick passes in between.
  expect(movesIn(await openLibrary(page()), id)).toEqual(['d2'])
})

/** A page that is killed before its first move is written, and has taken that move back meanwhile. */
async function undoneDuringWrite({ memory, page }: ReturnType<typeof createDevice>) {
  const library = createLibrary(page(killedAt(memory, 2, 'before')))
  const id = library.add(trike())
  await settle()
  playIn(library, id, 'd2')
  sessionIn(library, id).undo()
  return id
}

test('an undo while a write is under way is logged too', async () => {
  const device = createDevice()
  const id = await undoneDuringWrite(device)
  const { match } = sessionIn(await openLibrary(device.page()), id).getState()
  expect([match.plies.length, match.undone.length]).toEqual([0, 1])
  await settle()
  expect(device.items.size).toBe(0)
})

test('what was to follow a change that another page came before is dropped with it', async () => {
  const device = createDevice()
  const id = await undoneDuringWrite(device)
  await device.memory.write(`game/${id}`, 'theirs', 1)
  expect(await device.page().readAll('')).toEqual(one('theirs', 2, `game/${id}`))
})

test('a deletion is replayed as well', async () => {
  const { memory, page } = createDevice()
  await memory.write('a', 'old', 0)
  void page(killedAt(memory, 1, 'before')).remove('a', 1)
  expect(await page().readAll('')).toEqual([])
})

test('changes are replayed in their order, before the first write of a page', async () => {
  const { memory, page } = createDevice()
  await memory.write('a', 'old', 0)
  const left = page(killedAt(memory, 1, 'before'))
  void left.remove('a', 1)
  for (let revision = 0; revision < 12; revision++) void left.write('a', `${revision}`, revision)
  const next = page()
  expect(await next.write('a', 'on top', 12)).toEqual({ ok: true, revision: 13 })
  expect(await next.readAll('')).toEqual(one('on top', 13))
})

test('a later version is never overwritten by a replayed change', async () => {
  const { items, memory, page } = createDevice()
  void page(killedAt(memory, 1, 'before')).write('a', 'left', 0)
  for (const [revision, text] of ['one', 'two'].entries()) await memory.write('a', text, revision)
  expect(await page().readAll('')).toEqual(one('two', 2))
  expect(items.size).toBe(0)
})

test('an answered change leaves no entry, whatever the answer', async () => {
  const { items, memory, page } = createDevice()
  let fault: 'full' | 'absent' | undefined
  const storage = page(failing(memory, () => fault))
  await storage.write('a', 'one', 0)
  await storage.write('a', 'late', 0)
  await storage.remove('a', 1)
  for (fault of ['full', 'absent'] as const) await storage.write('a', 'more', 0)
  expect(items.size).toBe(0)
})

test('a change without room waits in the log for another start, unless this page has written since', async () => {
  for (const goesOn of [false, true]) {
    const { items, memory, page } = createDevice()
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

test('a change that meets no storage is replayed as soon as the storage answers', async () => {
  const { memory, page } = createDevice()
  void page(killedAt(memory, 1, 'before')).write('a', 'left', 0)
  let fault: 'absent' | undefined = 'absent'
  const storage = page(failing(memory, () => fault))
  expect(await storage.readAll('')).toBe('absent')
  fault = undefined
  expect(await storage.readAll('')).toEqual(one('left', 1))
})

test.each([
  ['empty', ''],
  ['not JSON', '{'],
  ['null', 'null'],
  ['without a key', '{"revision":0,"text":"a","order":0}'],
  ['without a revision', '{"key":"a","text":"a","order":0}'],
  ['of another type', '{"key":"a","revision":0,"text":1,"order":0}'],
])('an entry that is %s is erased, and the others are replayed', async (_, value) => {
  const { items, memory, page } = createDevice()
  items.set('tabuleiro-journal/broken/0', value)
  void page(killedAt(memory, 1, 'before')).write('b', 'left', 0)
  items.set('tabuleiro-journal/broken/1', value)
  expect(await page().readAll('')).toEqual(one('left', 1, 'b'))
  expect(items.size).toBe(0)
})

test('items of other programs are neither read nor changed', async () => {
  const { items, page } = createDevice()
  const theirs = '{"key":"a","revision":0,"text":"a","order":0}'
  items.set('theirs', theirs)
  expect(await page().readAll('')).toEqual([])
  expect([...items]).toEqual([['theirs', theirs]])
})

const refuse = () => {
  throw new DOMException('no', 'SecurityError')
}

describe.each<[string, () => SyncStorage]>([
  ['cannot be opened', refuse],
  ['is full', () => ({ ...createSyncStorage(new Map()), setItem: refuse })],
  ['fails at every call', () => ({ length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse })],
])('a synchronous storage that %s', (_, open) => {
  test('leaves the storage working without a log', async () => {
    const storage = withWriteAheadLog(createMemoryStorage(), open)
    expect(await storage.write('a', 'one', 0)).toEqual({ ok: true, revision: 1 })
    expect(await storage.write('a', 'late', 0)).toEqual({ ok: false, fault: 'conflict' })
    expect(await storage.readAll('')).toEqual(one('one', 1))
    expect(await storage.remove('a', 1)).toEqual({ ok: true, revision: 0 })
  })
})

test('a change that another tab has replayed before its own page wrote it is no conflict', async () => {
  const { items, memory, page } = createDevice()
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

test('a replayed change is no conflict even where the other tab is killed right after it', async () => {
  const { memory, page } = createDevice()
  const { storage, letOne } = slow(memory)
  const answer = page(storage).write('a', 'new', 0)
  await settle()
  void page(killedAt(memory, 1, 'after')).readAll('')
  await settle()
  await letOne()
  expect(await answer).toEqual({ ok: true, revision: 1 })
})

test('a replayed change on which another tab has built is a conflict', async () => {
  for (const further of [['newer'], ['newer', 'new']]) {
    const { memory, page } = createDevice()
    const { storage, letOne } = slow(memory)
    const answer = page(storage).write('a', 'new', 0)
    await settle()
    const other = page()
    for (const [i, text] of further.entries()) await other.write('a', text, i + 1)
    await letOne()
    expect(await answer).toEqual({ ok: false, fault: 'conflict' })
  }
})

test('a tab that starts while another one stores a move does not disturb it', async () => {
  const { memory, page } = createDevice()
  const [here, there] = twoTabs(memory)
  const { storage, letOne } = slow(here)
  const library = createLibrary(page(storage))
  const clock = { initial: [60_000, 60_000], increment: [0, 0], left: [60_000, 60_000] } as const
  const id = library.add(trike({ clock }))
  await settle()
  await letOne()
  playIn(library, id, 'd2')
  await settle()
  const shown = sessionIn(library, id).getState()
  const other = await openLibrary(page(there))
  expect(movesIn(other, id)).toEqual(['d2'])
  await letOne()
  // The same object: a match that is merged from another tab stops its clock.
  expect(sessionIn(library, id).getState()).toBe(shown)
  playIn(library, id, 'g5')
  await settle()
  await letOne()
  expect(movesIn(other, id)).toEqual(['d2', 'g5'])
  expect([library.list().length, other.list().length]).toEqual([1, 1])
})

test('changes of other tabs are reported through it', async () => {
  const { memory, page } = createDevice()
  const [here, there] = twoTabs(memory)
  const listener = jest.fn()
  page(here).watch?.(listener)
  await page(there).write('a', 'a', 0)
  expect(listener.mock.calls).toEqual([['a']])
})

test('a change that a killed browser has kept only in the mirror of its log is applied at the next start', async () => {
  const [texts, mirrored] = [createMemoryStorage(), new Map<string, string>()]
  const mirror: LogMirror = {
    put: (name, value) => void mirrored.set(name, value),
    remove: name => void mirrored.delete(name),
    readAll: () => Promise.resolve([...mirrored]),
  }
  /** A page after a start of the browser, with a log that has nothing left of what earlier pages wrote. */
  const start = (storage: Storage) => {
    const log = new Map<string, string>()
    const { openLog, restoreLog } = mirrorLog(() => createSyncStorage(log), mirror)
    return withWriteAheadLog(storage, openLog, restoreLog)
  }
  await start(texts).write('game/a', 'one', 0)
  expect(mirrored.size).toBe(0)
  // The browser is killed before the storage has begun to write.
  void start({ ...texts, write: () => never }).write('game/a', 'two', 1)
  await settle()
  expect(await start(texts).readAll('game/')).toEqual([{ key: 'game/a', text: 'two', revision: 2 }])
  expect(mirrored.size).toBe(0)
  // An entry whose change was applied all the same changes nothing.
  mirrored.set('tabuleiro-journal/x/0', JSON.stringify({ key: 'game/a', revision: 0, text: 'old', order: 0 }))
  expect(await start(texts).readAll('game/')).toEqual([{ key: 'game/a', text: 'two', revision: 2 }])
  expect(mirrored.size).toBe(0)
})
