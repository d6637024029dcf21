import AsyncStorage, { type AsyncStorageStatic } from '@react-native-async-storage/async-storage'
import type { Storage, StorageFault, Stored, Written } from '@tabuleiro/ui'
import { placeOf, sortVersions, versionAt } from './versionedKeys'
import { seal } from './withChecksum'

type Value = readonly [place: string, value: string | undefined]
/** No sealed text is empty: it is read as a damaged one. */
const UNREADABLE = ''

/** As much of AsyncStorage as is used. */
export type Native = Pick<AsyncStorageStatic, 'getAllKeys' | 'multiGet' | 'setItem' | 'multiRemove'>

/**
 * Android reads a row through a window of 2 MB and fails on a longer one, together with every row asked for beside it. A unit
 * of text takes up to three bytes.
 */
const LONGEST = 600_000

/**
 * Storage on a phone, which one program has for itself.
 *
 * Overwriting is not atomic there: iOS deletes the file of a long value before it lists the short one that takes its place. So
 * a version is never overwritten. The next one is written to a place of its own, is in force as soon as it stands there whole,
 * and then the one before it is cleared. A kill before, in or after any step leaves one of the two in force, and what it leaves
 * behind is cleared at the next start.
 */
export function createPhoneStorage(native: Native = AsyncStorage): Storage {
  return new PhoneStorage(native)
}

class PhoneStorage implements Storage {
  /** Everything that is stored, once it has been read: nobody else changes it. */
  private texts: Map<string, Stored> | undefined
  /** Places that are to be cleared. */
  private readonly leftovers = new Set<string>()
  /** Settles when everything asked for before has been done. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly native: Native) {}

  async readAll(prefix: string): Promise<readonly Stored[] | 'absent'> {
    const found = await this.inTurn(texts =>
      Promise.resolve([...texts.values()].filter(({ key }) => key.startsWith(prefix))),
    )
    return typeof found === 'string' ? 'absent' : found
  }

  write(key: string, text: string, revision: number): Promise<Written> {
    if (text.length > LONGEST) return Promise.resolve({ ok: false, fault: 'full' })
    return this.change(key, revision, async (texts, before) => {
      const next = { key, text, revision: revision + 1 }
      const place = placeOf(next)
      // Until it is known to stand there whole.
      this.leftovers.add(place)
      await this.native.setItem(place, seal(text))
      this.leftovers.delete(place)
      if (before) this.leftovers.add(placeOf(before))
      texts.set(key, next)
      return next.revision
    })
  }

  remove(key: string, revision: number): Promise<Written> {
    return this.change(key, revision, async (texts, before) => {
      // First what is older: it would be in force once this is gone.
      const older = [...this.leftovers].filter(place => versionAt(place)?.key === key)
      if (older.length > 0) await this.native.multiRemove(older)
      for (const place of older) this.leftovers.delete(place)
      if (before) await this.native.multiRemove([placeOf(before)])
      texts.delete(key)
      return 0
    })
  }

  private async change(
    key: string,
    revision: number,
    make: (texts: Map<string, Stored>, before: Stored | undefined) => Promise<number>,
  ): Promise<Written> {
    const made = await this.inTurn(async texts => {
      const before = texts.get(key)
      return (before?.revision ?? 0) === revision ? make(texts, before) : 'conflict'
    })
    return typeof made === 'number' ? { ok: true, revision: made } : { ok: false, fault: made }
  }

  /** Does some work after everything that was asked for before it. It is answered before what it left over is cleared. */
  private inTurn<T>(work: (texts: Map<string, Stored>) => Promise<T>): Promise<T | 'full' | 'absent'> {
    const turn = this.last.then(async () => {
      try {
        this.texts ??= await this.load()
        return await work(this.texts)
      } catch (error) {
        return faultOf(error)
      }
    })
    this.last = turn.then(() => this.clear())
    return turn
  }

  private async load(): Promise<Map<string, Stored>> {
    const places = (await this.native.getAllKeys()).filter(place => versionAt(place) !== undefined)
    const { texts, leftovers } = sortVersions(await this.valuesAt(places))
    for (const place of leftovers) this.leftovers.add(place)
    return texts
  }

  private async valuesAt(places: readonly string[]): Promise<readonly Value[]> {
    if (places.length === 0) return []
    try {
      return await this.read(places)
    } catch (error) {
      const values = await this.readOneByOne(places)
      // Not one value, but the storage cannot be read.
      if (values.every(([, value]) => value === UNREADABLE)) throw error
      return values
    }
  }

  private async read(places: readonly string[]): Promise<readonly Value[]> {
    return (await this.native.multiGet(places)).map(([place, value]) => [place, value ?? undefined])
  }

  /** One value that cannot be read keeps no other from being read. */
  private async readOneByOne(places: readonly string[]): Promise<readonly Value[]> {
    const values: Value[] = []
    for (const place of places) values.push(...(await this.read([place]).catch(() => [[place, UNREADABLE]] as const)))
    return values
  }

  /** What cannot be cleared now is tried again later. */
  private async clear(): Promise<void> {
    const places = [...this.leftovers]
    if (places.length === 0) return
    try {
      await this.native.multiRemove(places)
      this.leftovers.clear()
    } catch {
      // They are in nobody's way: a newer version is in force.
    }
  }
}

/** SQLite, iOS and POSIX each have their words for a full disk. Whatever else goes wrong: there is no storage to be had. */
function faultOf(error: unknown): Exclude<StorageFault, 'conflict'> {
  return /SQLITE_FULL|disk is full|Code=640|out of space|no space left|quota/i.test(String(error)) ? 'full' : 'absent'
}
