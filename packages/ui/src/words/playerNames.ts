import type { GameId, Pair, Seat, Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { SavedGame } from '../model/library/library'
import { seatName } from './status'

/** What a player is called in a list of one's own games: as everywhere, but "you" against a computer. */
export function playerName(t: TFunction, game: GameId, seats: Pair<Seat>, side: Side): string {
  const { name, player } = seats[side]
  const isMe = name === '' && player === 'human' && isAgainstComputer(seats)
  return isMe ? t('new.you') : seatName(t, { game, seats }, side)
}

/** What both players are called in a list of one's own games. */
export function playerNames(t: TFunction, { game, seats }: Pick<SavedGame, 'game' | 'seats'>): Pair<string> {
  return [playerName(t, game, seats, 0), playerName(t, game, seats, 1)]
}

/** Who meets whom in a few words; the person against a computer comes first. */
export function versus(t: TFunction, game: GameId, seats: Pair<Seat>): string {
  const one: Side = isAgainstComputer(seats) && seats[0].player !== 'human' ? 1 : 0
  return t('games.versus', {
    one: playerName(t, game, seats, one),
    other: playerName(t, game, seats, one === 0 ? 1 : 0),
  })
}

/** Who is to move, in words. */
export function turnLine(t: TFunction, game: GameId, seats: Pair<Seat>, side: Side): string {
  return isAgainstComputer(seats) && seats[side].player === 'human'
    ? t('games.yourTurn')
    : t('games.turn', { name: playerName(t, game, seats, side) })
}

/** How a game ended, in a word or two; undefined while it is on. */
export function outcomeLine(t: TFunction, { game, seats, result }: Pick<SavedGame, 'game' | 'seats' | 'result'>) {
  if (!result) return undefined
  const { winner } = result
  if (winner === undefined) return t('games.draw')
  if (isAgainstComputer(seats)) return seats[winner].player === 'human' ? t('games.won') : t('games.lost')
  return t(result.reason === 'time' ? 'games.wonOnTime' : 'games.wonBy', { name: playerName(t, game, seats, winner) })
}

/** How many moves were made. */
export function movesLine(t: TFunction, count: number): string {
  return count === 0 ? t('games.noMoves') : t('games.moves', { count })
}

/** One person and one computer. */
function isAgainstComputer(seats: Pair<Seat>): boolean {
  return seats.filter(({ player }) => player === 'human').length === 1
}
