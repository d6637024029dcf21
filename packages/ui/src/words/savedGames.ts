import {
  gameOf,
  moveNumber,
  positionOf,
  resultOf,
  type GameId,
  type Match,
  type Pair,
  type Seat,
  type Side,
} from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { SavedGame } from '../model/library/library'
import { linkSideOf, ownSideOf } from '../model/session/seats'
import { formatDay } from './dates'
import { playerName, versus } from './playerNames'

/** Who is to move, in words. */
export function formatTurn(t: TFunction, game: GameId, seats: Pair<Seat>, side: Side): string {
  if (ownSideOf({ seats }) === side) return t('games.yourTurn')
  const name = playerName(t, game, seats, side)
  return linkSideOf({ seats }) === undefined ? t('games.turn', { name }) : formatWaiting(t, seats[side].name)
}

/** Whose move a game by link waits for. A friend without a name is "your friend" in a sentence. */
export function formatWaiting(t: TFunction, name: string): string {
  return name === '' ? t('friend.waitingUnnamed') : t('friend.waiting', { name })
}

/** How a game ended, in a word or two; undefined while it is on. */
export function formatOutcome(t: TFunction, { game, seats, result }: Pick<SavedGame, 'game' | 'seats' | 'result'>) {
  if (!result) return undefined
  const { winner } = result
  if (winner === undefined) return t('games.draw')
  const own = ownSideOf({ seats })
  if (own !== undefined) return winner === own ? t('games.won') : t('games.lost')
  return t(result.reason === 'time' ? 'games.wonOnTime' : 'games.wonBy', { name: playerName(t, game, seats, winner) })
}

/** A match as the title of its page: whose turn it is or how it ended, and which game of whom. */
export function formatMatchTitle(t: TFunction, match: Match): string {
  const { game, seats } = match
  const state =
    formatOutcome(t, { game, seats, result: resultOf(match) }) ?? formatTurn(t, game, seats, positionOf(match).turn)
  const page = t('play.title', { state, game: gameOf(game).name, players: versus(t, game, seats) })
  return t('app.title', { page })
}

/** The number of the last move as records count; 0 before the first. */
export function lastMoveNumber({ plies, positions }: Match): number {
  const last = plies.length - 1
  return last < 0 ? 0 : moveNumber(last, positions[last]?.turn ?? 0)
}

/** How many moves were made, as records count: a move of each side is one. */
export function formatMoveCount(t: TFunction, count: number): string {
  return count === 0 ? t('games.noMoves') : t('games.moves', { count })
}

/**
 * Saved games in words, each different from the others: its name and players, how it stands and when it was last
 * played, and a number where all of that is the same.
 */
export function describeSavedGames(t: TFunction, locale: string, games: readonly SavedGame[]): readonly string[] {
  return numberTwins(
    t,
    games.map(saved =>
      [
        saved.title || gameOf(saved.game).name,
        versus(t, saved.game, saved.seats),
        formatOutcome(t, saved) ?? t('games.unfinished'),
        formatMoveCount(t, Math.ceil(saved.plies / 2)),
        ...(saved.changed === undefined ? [] : [formatDay(locale, saved.changed)]),
      ].join(', '),
    ),
  )
}

/** The same words, with a number from the second time on that they come. */
export function numberTwins(t: TFunction, all: readonly string[]): readonly string[] {
  const used = new Map<string, number>()
  return all.map(words => {
    const number = (used.get(words) ?? 0) + 1
    used.set(words, number)
    return number === 1 ? words : t('games.another', { game: words, number })
  })
}

/** An unfinished game in words: its name and players, and whose turn it is where that can be read. */
export function describeContinued(t: TFunction, { title, game, seats }: SavedGame, match: Match | undefined): string {
  const turn = match ? formatTurn(t, game, seats, positionOf(match).turn) : ''
  return t('home.continueGame', { game: title || gameOf(game).name, players: versus(t, game, seats), turn })
}
