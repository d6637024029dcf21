import type { Disk, Kill } from '@tabuleiro/ui/testing'
import { createPhoneStorage, type NativeStorage } from '../storage/storage'

/** The moments of a change at which a kill can come. */
type Moment = 'before' | 'halfway in' | 'after'

/** A phone's native storage in memory, with faults that a test sets. */
export interface PhoneDisk extends Disk<Moment> {
  /** The values by native key; null where a key is listed and its file is missing. */
  readonly values: Map<string, string | null>
  /** The message with which every write fails; undefined while writes succeed. */
  complaint: string | undefined
  /** Whether values can be deleted. */
  canDelete: boolean
  /** Native keys whose values make every read fail that includes them. */
  readonly unreadable: Set<string>
}

const never = new Promise<never>(() => undefined)

/** The messages of Android. */
const complaints = { full: 'database or disk is full (code 13 SQLITE_FULL)', absent: 'Database Error' }

/** Creates an empty disk without faults. */
export function createPhoneDisk(): PhoneDisk {
  let isAbsent = false
  let changes = 0
  const disk: PhoneDisk = {
    moments: ['before', 'halfway in', 'after'],
    values: new Map(),
    complaint: undefined,
    canDelete: true,
    unreadable: new Set(),
    changes: () => changes,
    fail: fault => {
      disk.complaint = fault && complaints[fault]
      isAbsent = fault === 'absent'
    },
    open: kill =>
      createPhoneStorage(
        createNative(
          disk,
          () => isAbsent,
          createProcess(() => changes++, kill),
        ),
      ),
  }
  return disk
}

/** Runs the native calls of one start of the app. A kill can interrupt a change; after it no call is answered. */
interface Process {
  read<T>(read: () => T): Promise<T>
  change(whole: () => void, half: () => void): Promise<void>
}

function createProcess(count: () => void, kill: Kill<Moment> | undefined): Process {
  let made = 0
  let isDead = false
  return {
    read: async read => (isDead ? never : Promise.resolve(read())),
    change: async (whole, half) => {
      if (isDead) return never
      made++
      isDead = made === kill?.at
      if (!isDead || kill?.when === 'after') whole()
      else if (kill?.when === 'halfway in') half()
      count()
      return isDead ? never : undefined
    },
  }
}

function createNative(disk: PhoneDisk, isAbsent: () => boolean, process: Process): NativeStorage {
  const { values, unreadable } = disk
  const complain = (when: boolean) => {
    if (when) throw new Error(disk.complaint)
  }
  return {
    getAllKeys: () =>
      process.read(() => {
        complain(isAbsent())
        return [...values.keys()]
      }),
    multiGet: names =>
      process.read(() => {
        complain(isAbsent())
        if (names.some(name => unreadable.has(name))) throw new Error('Row too big to fit into CursorWindow')
        return names.map(name => [name, values.get(name) ?? null])
      }),
    setItem: (name, value) =>
      process.change(
        () => {
          complain(disk.complaint !== undefined)
          values.set(name, value)
        },
        // iOS deletes an existing value first; in other cases half of the value is the worst outcome.
        () => (values.has(name) ? values.delete(name) : values.set(name, value.slice(0, value.length / 2))),
      ),
    multiRemove: names =>
      process.change(
        () => {
          complain(isAbsent() || !disk.canDelete)
          for (const name of names) values.delete(name)
        },
        () => {
          for (const name of names.slice(0, names.length / 2)) values.delete(name)
        },
      ),
  }
}
