import type { Storage, StorageFault } from '../model/storage/storage'

/** Waits until the work that was started, and what follows from it, has run. Needs real timers. */
export const settle = () => new Promise<void>(resolve => setTimeout(resolve))

const never = new Promise<never>(() => undefined)

/** Storage of a program that is killed before or after its change number `at`. From then on no call settles. */
export function killedAt(storage: Storage, at: number, when: 'before' | 'after'): Storage {
  let count = 0
  const changed = <T>(change: () => Promise<T>): Promise<T> => {
    count++
    if (count < at) return change()
    if (count === at && when === 'after') void change()
    return never
  }
  return {
    ...storage,
    readAll: prefix => (count < at ? storage.readAll(prefix) : never),
    write: (key, text, revision) => changed(() => storage.write(key, text, revision)),
    remove: (key, revision) => changed(() => storage.remove(key, revision)),
  }
}

/** Storage whose writes fail while `fault` returns a fault. A full one can still delete; an absent one does nothing. */
export function failing(storage: Storage, fault: () => Exclude<StorageFault, 'conflict'> | undefined): Storage {
  const refused = () => {
    const reason = fault()
    return reason && Promise.resolve({ ok: false, fault: reason } as const)
  }
  return {
    ...storage,
    readAll: prefix => (fault() === 'absent' ? Promise.resolve('absent') : storage.readAll(prefix)),
    write: (key, text, revision) => refused() ?? storage.write(key, text, revision),
    remove: (key, revision) => (fault() === 'absent' ? refused() : undefined) ?? storage.remove(key, revision),
  }
}

/** Storage that holds back every change. Each call of `letOne` makes the next one. */
export function slow(storage: Storage): { readonly storage: Storage; readonly letOne: () => Promise<void> } {
  const waiting: (() => void)[] = []
  const later = <T>(change: () => Promise<T>) => new Promise<T>(resolve => waiting.push(() => resolve(change())))
  return {
    storage: {
      ...storage,
      write: (key, text, revision) => later(() => storage.write(key, text, revision)),
      remove: (key, revision) => later(() => storage.remove(key, revision)),
    },
    letOne: () => {
      waiting.shift()?.()
      return settle()
    },
  }
}

/** The same storage as two tabs see it: each is notified of the changes of the other. */
export function twoTabs(storage: Storage): readonly [Storage, Storage] {
  const listeners = [new Set<(key: string) => void>(), new Set<(key: string) => void>()] as const
  const tab = (own: Set<(key: string) => void>, other: Set<(key: string) => void>): Storage => {
    const notify = async <T extends { readonly ok: boolean }>(key: string, change: Promise<T>): Promise<T> => {
      const made = await change
      if (made.ok) for (const listener of other) listener(key)
      return made
    }
    return {
      readAll: prefix => storage.readAll(prefix),
      write: (key, text, revision) => notify(key, storage.write(key, text, revision)),
      remove: (key, revision) => notify(key, storage.remove(key, revision)),
      watch: listener => {
        own.add(listener)
        return () => own.delete(listener)
      },
    }
  }
  return [tab(listeners[0], listeners[1]), tab(listeners[1], listeners[0])]
}
