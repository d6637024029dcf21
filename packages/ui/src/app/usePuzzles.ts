import { loadEveryPuzzle, loadPuzzles, type Puzzle } from '@tabuleiro/ai'
import { expectOk, gameIds, type GameId } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { localDate } from '../model/puzzles/day'
import { useApp } from './AppContext'
import { useOnDemand, type OnDemand } from './useOnDemand'

type Load = () => Promise<readonly Puzzle[]>

/** One function for each game, so that the same one stands for the same puzzles. */
const loadersOf = (load: typeof loadPuzzles) =>
  new Map<GameId, Load>(gameIds.map(game => [game, async () => expectOk(await load(game))] as const))
const offered = loadersOf(loadPuzzles)
const every = loadersOf(loadEveryPuzzle)
const nothing: Load = () => Promise.resolve([])

/** The puzzles of a game that are offered, loaded when they are first needed. */
export function usePuzzles(game: GameId): OnDemand<readonly Puzzle[]> {
  return useOnDemand(offered.get(game) ?? nothing)
}

/** Every puzzle of a game that was ever published. */
export function useEveryPuzzle(game: GameId): OnDemand<readonly Puzzle[]> {
  return useOnDemand(every.get(game) ?? nothing)
}

/** The date in the local calendar, read again whenever the person comes back to the app. */
export function useToday(): string {
  const { device } = useApp()
  const [today, setToday] = useState(() => localDate(new Date()))
  useEffect(() => device.watchPresence(() => setToday(localDate(new Date()))), [device])
  return today
}
