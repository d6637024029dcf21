import AsyncStorage, { type AsyncStorageStatic } from '@react-native-async-storage/async-storage'
import type { Storage, StorageFault, Stored, Written } from '@tabuleiro/ui'
import { parseVersionedKey, sortVersions, versionedKey } from './versionedKeys'
import { withChecksum } from './withChecksum'

type Value = readonly [versioned: string, value: string | undefined]
/** The value in the place of one that cannot be read: it counts as damaged, since no checked text is empty. */
const UNREADABLE = ''

/** The part of AsyncStorage that is used. */
export type NativeStorage = Pick<AsyncStorageStatic, 'getAllKeys' | 'multiGet' | 'setItem' | 'multiRemove'>

/**
 * The greatest length of a text. Android reads a row through a window of 2 MB and fails on a longer one, together
 * with every other row of the same call. A code unit takes up to three bytes.
 */
const MAX_LENGTH = 600_000

/**
 * Storage on a phone, which only this app uses.
 *
 * Overwriting a value is not atomic: iOS deletes the file of a long value before it lists the short one that replaces
 * it. So no version is overwritten. The next version is written under a native key of its own. It is current as soon
 * as it is whole, and then the previous one is deleted. A kill before, in or after any step leaves one of the two
 * current. What a kill leaves over is deleted at the next start.
 */
export function createPhoneStorage(native: NativeStorage = AsyncStorage): Storage {
  const phone = new PhoneStorage(native)
  return {
    readAll: prefix => phone.readAll(prefix),
    write: (key, text, revision) => phone.write(key, text, revision),
    remove: (key, revision) => phone.remove(key, revision),
  }
}

class PhoneStorage {
  /** Everything that is stored, once it has been read: only this object changes it. */
  private texts: Map<string, Stored> | undefined
  /** Native keys that are to be deleted. */
  private readonly leftovers = new Set<string>()
  /** Settles when all earlier work is done. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly native: NativeStorage) {}

  async readAll(prefix: string): Promise<readonly Stored[] | 'absent'> {
    const found = await this.enqueue(texts =>
      Promise.resolve([...texts.values()].filter(({ key }) => key.startsWith(prefix))),
    )
    return typeof found === 'string' ? 'absent' : found
  }

  write(key: string, text: string, revision: number): Promise<Written> {
    if (text.length > MAX_LENGTH) return Promise.resolve({ ok: false, fault: 'full' })
    return this.change(key, revision, async (texts, before) => {
      const next = { key, text, revision: revision + 1 }
      const versioned = versionedKey(next)
      // It counts as left over until it is known to be whole.
      this.leftovers.add(versioned)
      await this.native.setItem(versioned, withChecksum(text))
      this.leftovers.delete(versioned)
      if (before) this.leftovers.add(versionedKey(before))
      texts.set(key, next)
      return next.revision
    })
  }

  remove(key: string, revision: number): Promise<Written> {
    return this.change(key, revision, async (texts, before) => {
      // Older versions go first: one of them would be current once this one is gone.
      const older = [...this.leftovers].filter(versioned => parseVersionedKey(versioned)?.key === key)
      if (older.length > 0) await this.native.multiRemove(older)
      for (const versioned of older) this.leftovers.delete(versioned)
      if (before) await this.native.multiRemove([versionedKey(before)])
      texts.delete(key)
      return 0
    })
  }

  private async change(
    key: string,
    revision: number,
    make: (texts: Map<string, Stored>, before: Stored | undefined) => Promise<number>,
  ): Promise<Written> {
    const made = await this.enqueue(async texts => {
      const before = texts.get(key)
      return (before?.revision ?? 0) === revision ? make(texts, before) : 'conflict'
    })
    return typeof made === 'number' ? { ok: true, revision: made } : { ok: false, fault: made }
  }

  /** Does some work after all earlier work. It is answered before its leftovers are deleted. */
  private enqueue<T>(work: (texts: Map<string, Stored>) => Promise<T>): Promise<T | 'full' | 'absent'> {
    const result = this.last.then(async () => {
      try {
        this.texts ??= await this.load()
        return await work(this.texts)
      } catch (error) {
        return toFault(error)
      }
    })
    this.last = result.then(() => this.deleteLeftovers())
    return result
  }

  private async load(): Promise<Map<string, Stored>> {
    const versionedKeys = (await this.native.getAllKeys()).filter(name => parseVersionedKey(name) !== undefined)
    const { texts, leftovers } = sortVersions(await this.readAllOf(versionedKeys))
    for (const versioned of leftovers) this.leftovers.add(versioned)
    return texts
  }

  private async readAllOf(versionedKeys: readonly string[]): Promise<readonly Value[]> {
    if (versionedKeys.length === 0) return []
    try {
      return await this.read(versionedKeys)
    } catch (error) {
      const values = await this.readOneByOne(versionedKeys)
      // The fault is not in one value: the storage itself cannot be read.
      if (values.every(([, value]) => value === UNREADABLE)) throw error
      return values
    }
  }

  private async read(versionedKeys: readonly string[]): Promise<readonly Value[]> {
    return (await this.native.multiGet(versionedKeys)).map(([versioned, value]) => [versioned, value ?? undefined])
  }

  /** Reads each value on its own, so that one that cannot be read does no harm to the others. */
  private async readOneByOne(versionedKeys: readonly string[]): Promise<readonly Value[]> {
    const values: Value[] = []
    for (const versioned of versionedKeys)
      values.push(...(await this.read([versioned]).catch(() => [[versioned, UNREADABLE]] as const)))
    return values
  }

  /** Deletes what is left over; where that fails, the next call tries again. */
  private async deleteLeftovers(): Promise<void> {
    const versionedKeys = [...this.leftovers]
    if (versionedKeys.length === 0) return
    try {
      await this.native.multiRemove(versionedKeys)
      this.leftovers.clear()
    } catch {
      // They do no harm: a newer version is current.
    }
  }
}

/**
 * Recognises a full disk by the messages of SQLite, iOS and POSIX. Every other error means that there is no storage.
 */
function toFault(error: unknown): Exclude<StorageFault, 'conflict'> {
  return /SQLITE_FULL|disk is full|Code=640|out of space|no space left|quota/i.test(String(error)) ? 'full' : 'absent'
}
