import type { Match } from '@tabuleiro/engine'
import { useSyncExternalStore } from 'react'
import { useApp } from './AppContext'
import type { BrokenSave, SavedGame, Saving } from '../model/library/library'

/** The saved games, the last changed first, and a new render whenever they change. */
export function useGames(): readonly SavedGame[] {
  return useOfLibrary(useApp().library.list)
}

/** The saves that cannot be read. */
export function useBroken(): readonly BrokenSave[] {
  return useOfLibrary(useApp().library.listBroken)
}

/** How well saving works. */
export function useSaving(): Saving {
  return useOfLibrary(useApp().library.saving)
}

/** A saved game as it stands; undefined where it cannot be read. */
export function useSavedMatch(id: string): Match | undefined {
  const { open } = useApp().library
  return useOfLibrary(() => {
    const store = open(id)
    return store?.ok === true ? store.value.getState().match : undefined
  })
}

function useOfLibrary<T>(get: () => T): T {
  return useSyncExternalStore(useApp().library.subscribe, get, get)
}
