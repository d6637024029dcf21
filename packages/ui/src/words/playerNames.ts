import { otherSide, type GameId, type Match, type Pair, type Seat, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { sayOfGame } from '../i18n/say'
import type { PlayView } from '../model/session/playView'
import { FRIEND, isPerson, linkSideOf, ownSideOf } from '../model/session/seats'
import { listComputers } from './computers'

/** A match as far as names need it: lists know no more. */
type Seated = Pick<Match, 'game' | 'seats'>

/**
 * The name of a player, the same everywhere. Without one a computer is called by its strength, the only person at this
 * device "you", and each of two people by number. In a game by link the own side is "you" in any case.
 */
export function seatName(t: TFunction, match: Seated, side: Side): string {
  if (isYou(match, side)) return t('play.you')
  const own = givenName(t, match, side)
  if (own === '') return match.seats[side].player === FRIEND ? t('play.friend') : t('play.player', { number: side + 1 })
  const isTwin = match.seats[side].name === '' && own === givenName(t, match, otherSide(side))
  return isTwin ? t('play.twin', { name: own, number: side + 1 }) : own
}

/** Whether a side is the only person at this device, who plays by link or has written no name. */
function isYou(match: Pick<Seated, 'seats'>, side: Side): boolean {
  return linkSideOf(match) === side || (ownSideOf(match) === side && match.seats[side].name === '')
}

/** Sentences about "you" are put otherwise than about a name: this chooses the text. */
export function personOf(match: Pick<Seated, 'seats'>, side: Side): { readonly context?: 'you' } {
  return isYou(match, side) ? { context: 'you' } : {}
}

function givenName(t: TFunction, match: Seated, side: Side): string {
  const { name, player } = match.seats[side]
  if (name !== '' || isPerson(match, side)) return name
  return listComputers(t, match.game).find(computer => computer.player === player)?.name ?? ''
}

/** The most letters of a name in a sentence that has no room for all of it. */
const MAX_LETTERS = 20

/** The name of a player as sentences use it where room ends; with `isWhole` all of it. */
export function shortSeatName(t: TFunction, match: Match, side: Side, isWhole = false): string {
  const letters = [...seatName(t, match, side)]
  const isCut = letters.length > MAX_LETTERS && !isWhole
  return isCut ? `${letters.slice(0, MAX_LETTERS).join('').trimEnd()}…` : letters.join('')
}

/** Words with whole names where these fit, else with names that are cut. */
export function fitNames<Words>(say: (isWhole: boolean) => Words, fits: (words: Words) => boolean): Words {
  const whole = say(true)
  return fits(whole) ? whole : say(false)
}

/** The colour in which a side plays at a position. */
export function formatColour(t: TFunction, match: Match, gameUi: GameUi, state: PlayView['state'], side: Side): string {
  const { kind } = gameUi.score(state, side).appearance
  return sayOfGame(t, match.game, ['colour', kind])
}

/** The name of a player in lists of saved games. */
export function playerName(t: TFunction, game: GameId, seats: Pair<Seat>, side: Side): string {
  return seatName(t, { game, seats }, side)
}

/** The names of both players in lists of saved games. */
export function playerNames(t: TFunction, { game, seats }: Seated): Pair<string> {
  return [playerName(t, game, seats, 0), playerName(t, game, seats, 1)]
}

/** Both players in a few words; the only person at this device comes first. */
export function versus(t: TFunction, game: GameId, seats: Pair<Seat>): string {
  const one = ownSideOf({ seats }) ?? 0
  return t('games.versus', {
    one: playerName(t, game, seats, one),
    other: playerName(t, game, seats, one === 0 ? 1 : 0),
  })
}
