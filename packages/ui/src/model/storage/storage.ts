/** A stored text with its revision, a number that each write increases. */
export interface Stored {
  readonly key: string
  readonly text: string
  readonly revision: number
}

/** Why a write failed: another writer came first, there is no room, or there is no storage at all. */
export type StorageFault = 'conflict' | 'full' | 'absent'

/** The result of a write: its new revision, or why it failed. */
export type Written =
  { readonly ok: true; readonly revision: number } | { readonly ok: false; readonly fault: StorageFault }

/**
 * Stores texts under keys. A write is atomic: a kill at any moment leaves the old text or the new one. A write names
 * the revision that it is based on (0 for a new key) and is refused if another one is stored, so that two tabs never
 * overwrite each other. Writes of one key keep their order. No function rejects: a failure is returned as a fault. None
 * needs its `this`: a storage around another takes over its functions.
 */
export interface Storage {
  /** Everything whose key begins with `prefix`; `absent` where nothing can be read. */
  readAll(prefix: string): Promise<readonly Stored[] | 'absent'>
  write(key: string, text: string, revision: number): Promise<Written>
  /** Deletes a text if it still is at `revision`; a key without a text is at 0. */
  remove(key: string, revision: number): Promise<Written>
  /** Calls back when another tab or process has changed a key. */
  watch?(listener: (key: string) => void): () => void
  /** Calls back when a storage that was silent answers after all. */
  watchAnswer?(listener: () => void): void
  /**
   * Notes a change that is to be written once the write before it has ended, so that a kill until then does not lose
   * it. The returned function withdraws the note.
   */
  note?(key: string, text: string | undefined, revision: number): () => void
}
