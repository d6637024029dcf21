import type { Storage, Written } from '@tabuleiro/ui'
import * as v from 'valibot'

/** As much of `localStorage` as is used: it is written before the call returns. */
export type SyncStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A change that a storage is asked for. */
interface Change {
  readonly key: string
  readonly revision: number
  /** The text to be stored; undefined deletes the key. */
  readonly text?: string | undefined
}

/**
 * A storage that loses nothing it was asked for when the page is left at that very moment: a browser gives up what such a page
 * was about to store. So each change is noted on a shelf in the same tick, and the note erased when the storage has answered. What
 * a page leaves there is made good by the next one that starts, before anything is read. A shelf that is full, absent or
 * forbidden changes nothing else.
 */
export function journalled(storage: Storage, openShelf: () => SyncStorage): Storage {
  const journal = new Journal(openShelf)
  let mended: Promise<void> | undefined
  const mend = async () => {
    if (!(await makeGood(storage, journal))) mended = undefined
  }
  const change = async (wanted: Change): Promise<Written> => {
    const note = journal.note(wanted)
    await (mended ??= mend())
    const written = await ask(storage, wanted)
    const isTaken = note !== undefined && journal.isTaken(note)
    if (note) journal.erase(note.name)
    const isDoubtful = isTaken && !written.ok && written.fault === 'conflict'
    if (!isDoubtful || !(await isMade(storage, wanted))) return written
    return { ok: true, revision: wanted.text === undefined ? 0 : wanted.revision + 1 }
  }
  return {
    ...storage,
    readAll: async prefix => {
      await (mended ??= mend())
      return storage.readAll(prefix)
    },
    write: (key, text, revision) => change({ key, text, revision }),
    remove: (key, revision) => change({ key, revision }),
  }
}

function ask(storage: Storage, { key, text, revision }: Change): Promise<Written> {
  return text === undefined ? storage.remove(key, revision) : storage.write(key, text, revision)
}

/**
 * Asks once more for what other pages left unanswered; where a later version is stored it is refused and done with. Without room
 * it waits for another start, since this one goes on from what is stored. False where the storage did not answer at all.
 */
async function makeGood(storage: Storage, journal: Journal): Promise<boolean> {
  let hasAnswered = true
  for (const { name, ...change } of journal.take()) {
    const written = await ask(storage, change)
    if (written.ok || written.fault === 'conflict') journal.erase(name)
    else hasAnswered &&= written.fault !== 'absent'
  }
  return hasAnswered
}

/** Whether exactly what a change was to make is stored. */
async function isMade(storage: Storage, { key, revision, text }: Change): Promise<boolean> {
  const found = await storage.readAll(key)
  if (found === 'absent') return false
  const there = found.find(stored => stored.key === key)
  return there?.text === text && (there === undefined || there.revision === revision + 1)
}

/** What the names of notes begin with. */
const PREFIX = 'tabuleiro-journal/'

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    key: v.string(),
    revision: v.number(),
    text: v.optional(v.string()),
    /** How many notes the same page had made before. */
    order: v.number(),
    /** Another page has begun to make it good. */
    isTaken: v.optional(v.boolean()),
  }),
)

/** A note as its page has left it on the shelf. */
interface Note {
  readonly name: string
  readonly value: string
}

/** The notes of one page among those of others. Where the shelf fails nothing is noted, and nothing throws. */
class Journal {
  private readonly own = `${PREFIX}${Math.random().toString(36).slice(2)}/`
  private count = 0

  constructor(private readonly openShelf: () => SyncStorage) {}

  note(change: Change): Note | undefined {
    const order = this.count++
    const note = { name: `${this.own}${order}`, value: JSON.stringify({ ...change, order }) }
    return this.attempt(shelf => {
      shelf.setItem(note.name, note.value)
      return note
    })
  }

  /** Whether another page has begun to make good what is noted here: it cannot know that this one is still there. */
  isTaken({ name, value }: Note): boolean {
    return this.attempt(shelf => shelf.getItem(name) !== value) ?? false
  }

  erase(name: string): void {
    this.attempt(shelf => shelf.removeItem(name))
  }

  /** Marks the notes of all other pages as taken and hands them out, each page's in the order they were made. */
  take(): readonly (Change & { readonly name: string })[] {
    const names = this.attempt(shelf => Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '')) ?? []
    return names
      .filter(name => name.startsWith(PREFIX) && !name.startsWith(this.own))
      .flatMap(name => this.takeOne(name) ?? [])
      .sort((a, b) => a.order - b.order)
  }

  private takeOne(name: string) {
    const read = v.safeParse(
      schema,
      this.attempt(shelf => shelf.getItem(name)),
    )
    if (!read.success) {
      this.erase(name)
      return undefined
    }
    this.attempt(shelf => shelf.setItem(name, JSON.stringify({ ...read.output, isTaken: true })))
    return { name, ...read.output }
  }

  private attempt<T>(work: (shelf: SyncStorage) => T): T | undefined {
    try {
      return work(this.openShelf())
    } catch {
      // Storage goes on without a journal.
      return undefined
    }
  }
}
