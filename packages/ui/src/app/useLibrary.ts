import type { Match, Result } from '@tabuleiro/engine'
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import type { BrokenSave, SavedGame, Saving } from '../model/library/library'
import type { MatchSession } from '../model/session/session'
import { useApp } from './AppContext'

/** The saved games, the last changed first, and a new render whenever they change. */
export function useGames(): readonly SavedGame[] {
  return useLibraryValue(useApp().library.list)
}

/** Drops the games without a move whose screens were left, for screens that list games. */
export function useLeftDropped(): void {
  const { library } = useApp()
  const games = useGames()
  useLayoutEffect(() => library.dropLeft(), [library, games])
}

/** The saves that cannot be read. */
export function useBroken(): readonly BrokenSave[] {
  return useLibraryValue(useApp().library.listBroken)
}

/** How well saving works. */
export function useSaving(): Saving {
  return useLibraryValue(useApp().library.saving)
}

/** The match of a saved game as it is now; undefined where it cannot be read. */
export function useSavedMatch(id: string): Match | undefined {
  const { list, read } = useApp().library
  useUnreadableSetAside(id)
  // The row changes with the game. The match may be another object each time it is read.
  const row = useLibraryValue(() => list().find(game => game.id === id))
  return useMemo(() => {
    const match = row && read(row.id)
    return match?.ok ? match.value : undefined
  }, [read, row])
}

/** The session of a saved game; a failure where it cannot be read, undefined where there is no such game. */
export function useSession(id: string): Result<MatchSession> | undefined {
  const { read, open } = useApp().library
  useUnreadableSetAside(id)
  const match = read(id)
  return match?.ok ? open(id) : match
}

/** Opens a game that cannot be read, which sets it aside: after the render, because it notifies subscribers. */
function useUnreadableSetAside(id: string): void {
  const { read, open } = useApp().library
  useEffect(() => {
    if (read(id)?.ok === false) open(id)
  }, [read, open, id])
}

function useLibraryValue<T>(get: () => T): T {
  return useSyncExternalStore(useApp().library.subscribe, get, get)
}
