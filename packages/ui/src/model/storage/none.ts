import type { Storage } from './storage'

const refused = () => Promise.resolve({ ok: false, fault: 'absent' } as const)

/** A storage that answers every call with `absent`, and changes nothing. */
export const noStorage: Storage = { readAll: () => Promise.resolve('absent'), write: refused, remove: refused }
