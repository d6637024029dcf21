/** A text as it is stored, with the number of its version: each write makes the next one. */
export interface Stored {
  readonly key: string
  readonly text: string
  readonly revision: number
}

/** Why a write was not made: another writer came first, there is no room, or there is no storage at all. */
export type StorageFault = 'conflict' | 'full' | 'absent'

/** Whether a write was made, and as which version. */
export type Written =
  { readonly ok: true; readonly revision: number } | { readonly ok: false; readonly fault: StorageFault }

/**
 * Texts under keys. A write is atomic: a kill at any moment leaves the old text or the new one. It is refused where
 * the stored version is not the one it was made from (`revision`, 0 for a new key), so that two tabs never overwrite each
 * other. Writes of one key are made in the order they were asked for. No function rejects: what goes wrong comes back as a
 * fault.
 */
export interface Storage {
  /** Everything whose key begins with `prefix`; `absent` where nothing can be read. */
  readAll(prefix: string): Promise<readonly Stored[] | 'absent'>
  write(key: string, text: string, revision: number): Promise<Written>
  /** Deletes a text if it still is at `revision`; a key without a text is at 0. */
  remove(key: string, revision: number): Promise<Written>
  /** Calls back when another tab or process has changed a key. */
  watch?(listener: (key: string) => void): () => void
}
