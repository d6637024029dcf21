import type { GameId } from '@tabuleiro/engine'
import type { SavedGame, Tally } from './library'

const none: Tally = { wins: 0, losses: 0, draws: 0 }

/** What people have won and lost against each computer player of a game. */
export function countTallies(games: readonly SavedGame[], game: GameId): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const { game: other, seats, result } of games) {
    const person = seats.findIndex(({ player }) => player === 'human')
    const computer = seats[person === 0 ? 1 : 0].player
    if (other !== game || result === undefined || person < 0 || computer === 'human') continue
    const how = result.winner === undefined ? 'draws' : result.winner === person ? 'wins' : 'losses'
    const tally = tallies.get(computer) ?? none
    tallies.set(computer, { ...tally, [how]: tally[how] + 1 })
  }
  return tallies
}
