import type { GameId } from '@tabuleiro/engine'
import { isAgainstComputer, isPersonSeat } from '../session/seats'
import type { SavedGame, Tally } from './library'

const none: Tally = { wins: 0, losses: 0, draws: 0 }

/** What people have won and lost against each computer player of a game. */
export function countTallies(games: readonly SavedGame[], game: GameId): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const saved of games) {
    const { seats, result } = saved
    if (saved.game !== game || result === undefined || !isAgainstComputer(saved)) continue
    const person = seats.findIndex(isPersonSeat)
    const { player } = seats[person === 0 ? 1 : 0]
    const outcome = result.winner === undefined ? 'draws' : result.winner === person ? 'wins' : 'losses'
    const tally = tallies.get(player) ?? none
    tallies.set(player, { ...tally, [outcome]: tally[outcome] + 1 })
  }
  return tallies
}
