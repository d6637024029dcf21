import type { Disk, Kill } from '@tabuleiro/ui/testing'
import { createPhoneStorage, type Native } from '../storage/storage'

/** When in a change of the phone's storage a kill can come. */
type Moment = 'before' | 'halfway in' | 'after'

/** A phone's storage as the native side keeps it, and what it says when something is wrong. */
export interface PhoneDisk extends Disk<Moment> {
  /** What stands at which place; null where a place is listed and its file is missing. */
  readonly values: Map<string, string | null>
  /** Why nothing can be written; undefined while all is well. */
  complaint: string | undefined
  /** Whether something can be deleted. */
  canClear: boolean
  /** Places whose values keep every read that asks for them from being answered. */
  readonly unreadable: Set<string>
}

const never = new Promise<never>(() => undefined)

/** What Android says. */
const complaints = { full: 'database or disk is full (code 13 SQLITE_FULL)', absent: 'Database Error' }

/** A phone's storage in memory. */
export function createPhoneDisk(): PhoneDisk {
  let isAbsent = false
  let changes = 0
  const disk: PhoneDisk = {
    moments: ['before', 'halfway in', 'after'],
    values: new Map(),
    complaint: undefined,
    canClear: true,
    unreadable: new Set(),
    changes: () => changes,
    fail: fault => {
      disk.complaint = fault && complaints[fault]
      isAbsent = fault === 'absent'
    },
    open: kill =>
      createPhoneStorage(
        nativeOver(
          disk,
          () => isAbsent,
          mortal(() => changes++, kill),
        ),
      ),
  }
  return disk
}

/** Runs the native calls of one program: changes can be cut short, and then nothing answers any more. */
interface Life {
  read<T>(read: () => T): Promise<T>
  change(whole: () => void, half: () => void): Promise<void>
}

function mortal(count: () => void, kill: Kill<Moment> | undefined): Life {
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

function nativeOver(disk: PhoneDisk, isAbsent: () => boolean, life: Life): Native {
  const { values, unreadable } = disk
  const complain = (when: boolean) => {
    if (when) throw new Error(disk.complaint)
  }
  return {
    getAllKeys: () =>
      life.read(() => {
        complain(isAbsent())
        return [...values.keys()]
      }),
    multiGet: places =>
      life.read(() => {
        complain(isAbsent())
        if (places.some(place => unreadable.has(place))) throw new Error('Row too big to fit into CursorWindow')
        return places.map(place => [place, values.get(place) ?? null])
      }),
    setItem: (place, value) =>
      life.change(
        () => {
          complain(disk.complaint !== undefined)
          values.set(place, value)
        },
        // Where something stands already, iOS deletes it first; elsewhere half of the value is the worst that can be.
        () => (values.has(place) ? values.delete(place) : values.set(place, value.slice(0, value.length / 2))),
      ),
    multiRemove: places =>
      life.change(
        () => {
          complain(isAbsent() || !disk.canClear)
          for (const place of places) values.delete(place)
        },
        () => {
          for (const place of places.slice(0, places.length / 2)) values.delete(place)
        },
      ),
  }
}
