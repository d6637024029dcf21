import type { Storage } from '@tabuleiro/ui'

const refused = () => Promise.resolve({ ok: false, fault: 'absent' } as const)

/** Storage that is not there: nothing is read, and nothing is changed. */
export const noStorage: Storage = { readAll: () => Promise.resolve('absent'), write: refused, remove: refused }
