import { loadPuzzles, type Puzzle } from '@tabuleiro/ai'
import { expectOk, gameIds, type GameId } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { localDate } from '../model/puzzles/day'
import { useApp } from './AppContext'
import { useOnDemand, type OnDemand } from './useOnDemand'

type Load = () => Promise<readonly Puzzle[]>

/** One function for each game, so that the same one stands for the same puzzles. */
const loaders = new Map<GameId, Load>(
  gameIds.map(game => [game, async () => expectOk(await loadPuzzles(game))] as const),
)
const nothing: Load = () => Promise.resolve([])

/** The puzzles of a game, loaded when they are first needed. */
export function usePuzzles(game: GameId): OnDemand<readonly Puzzle[]> {
  return useOnDemand(loaders.get(game) ?? nothing)
}

/** The date in the local calendar, read again whenever the person comes back to the app. */
export function useToday(): string {
  const { device } = useApp()
  const [today, setToday] = useState(() => localDate(new Date()))
  useEffect(() => device.watchPresence(() => setToday(localDate(new Date()))), [device])
  return today
}
