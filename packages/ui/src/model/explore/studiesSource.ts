import type { Storage } from '../storage/storage'
import type { Studies } from './studies'

/** Where the studies come from: they are read when they are first needed, since most visits never explore. */
export interface StudiesSource {
  /** Reads the studies; the same ones each time. */
  readonly open: () => Promise<Studies>
  /** The studies once they have been read. */
  readonly opened: () => Studies | undefined
}

/** The studies in a storage. */
export function createStudiesSource(storage: Storage): StudiesSource {
  let opened: Studies | undefined
  let opening: Promise<Studies> | undefined
  const open = async () => {
    const { openStudies } = await import('./studies')
    return (opened = await openStudies(storage))
  }
  return {
    opened: () => opened,
    open: () => {
      opening ??= open().catch((fault: unknown) => {
        // A later call may find a network.
        opening = undefined
        throw fault
      })
      return opening
    },
  }
}

/** Studies that have been read already. */
export function openedStudies(studies: Studies): StudiesSource {
  return { open: () => Promise.resolve(studies), opened: () => studies }
}
