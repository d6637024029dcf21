import type { Storage, Stored, Written } from './storage'

/** Storage in memory: it lives as long as the program, or as the `texts` that it is given. */
export function createMemoryStorage(texts = new Map<string, Stored>()): Storage {
  const change = (key: string, revision: number, make: () => number): Promise<Written> => {
    const isAsKnown = (texts.get(key)?.revision ?? 0) === revision
    return Promise.resolve(isAsKnown ? { ok: true, revision: make() } : { ok: false, fault: 'conflict' })
  }
  return {
    readAll: prefix => Promise.resolve([...texts.values()].filter(({ key }) => key.startsWith(prefix))),
    write: (key, text, revision) =>
      change(key, revision, () => {
        texts.set(key, { key, text, revision: revision + 1 })
        return revision + 1
      }),
    remove: (key, revision) =>
      change(key, revision, () => {
        texts.delete(key)
        return 0
      }),
  }
}
