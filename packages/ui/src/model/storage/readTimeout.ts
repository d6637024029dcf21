import { schedule } from '../../platform/time'
import type { Storage, Stored } from './storage'

/** How long the first read may take: an app without its games is better than no app. */
const READ_TIMEOUT_MS = 3000

/**
 * A storage whose silence counts as absence: nothing is read from it until it answers, and then listeners are told.
 * Writes are its own, and wait there for its answer.
 */
export function withReadTimeout(storage: Storage): Storage {
  const listeners: (() => void)[] = []
  let isSilent = false
  const readAll = (prefix: string): Promise<readonly Stored[] | 'absent'> => {
    if (isSilent) return Promise.resolve('absent')
    return new Promise(resolve => {
      const cancel = schedule(READ_TIMEOUT_MS, () => {
        isSilent = true
        resolve('absent')
      })
      void storage.readAll(prefix).then(found => {
        cancel()
        resolve(found)
        if (!isSilent) return
        isSilent = false
        if (found !== 'absent') for (const listener of listeners) listener()
      })
    })
  }
  return { ...storage, readAll, watchAnswer: listener => void listeners.push(listener) }
}
