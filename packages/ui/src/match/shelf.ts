import type { Match } from '@tabuleiro/engine'
import { createMatchStore, type MatchStore } from './store'

/** Where matches are kept and found by their id. Storage that lasts will have the same face. */
export interface MatchShelf {
  /** Keeps a new match and names it. */
  add(match: Match): string
  find(id: string): MatchStore | undefined
}

/** A shelf that lasts as long as the program runs. */
export function createMemoryShelf(newId: () => string = randomId): MatchShelf {
  const stores = new Map<string, MatchStore>()
  return {
    add: match => {
      const id = newId()
      stores.set(id, createMatchStore(match))
      return id
    },
    find: id => stores.get(id),
  }
}

/** Ten letters and digits: short enough for an address, and never the same twice on one device. */
function randomId(): string {
  return Array.from({ length: 10 }, () => Math.floor(Math.random() * 36).toString(36)).join('')
}
