import { createMemoryStorage } from '../model/storage/memory'
import type { Storage, StorageFault, Stored } from '../model/storage/storage'
import { failing, killedAt } from './faultyStorage'

/** The moment of a kill: the number of the change to the disk, and the moment in that change. */
export interface Kill<When extends string = string> {
  readonly at: number
  readonly when: When
}

/** A disk whose texts outlive the programs that write them, and that can fail in every way. */
export interface Disk<When extends string = string> {
  /** The moments in a change at which a kill can come. */
  readonly moments: readonly When[]
  /** The storage of a program that starts now and may be killed. */
  open(kill?: Kill<When>): Storage
  /** From now on writes fail, or with undefined succeed again. */
  fail(fault: Exclude<StorageFault, 'conflict'> | undefined): void
  /** How many changes its programs have made. */
  changes(): number
}

/** A disk that is a map. */
export function createMemoryDisk(): Disk<'before' | 'after'> {
  const texts = new Map<string, Stored>()
  let fault: Exclude<StorageFault, 'conflict'> | undefined
  let changes = 0
  return {
    moments: ['before', 'after'],
    open: kill => {
      const memory = createMemoryStorage(texts)
      const counted: Storage = {
        readAll: prefix => memory.readAll(prefix),
        write: (key, text, revision) => {
          changes++
          return memory.write(key, text, revision)
        },
        remove: (key, revision) => {
          changes++
          return memory.remove(key, revision)
        },
      }
      return failing(kill ? killedAt(counted, kill.at, kill.when) : counted, () => fault)
    },
    fail: next => {
      fault = next
    },
    changes: () => changes,
  }
}
