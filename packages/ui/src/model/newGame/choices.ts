import { listBots, listLevels } from '@tabuleiro/ai'
import { withoutTurning, type GameId, type MatchSpec, type Options, type Pair, type Seat } from '@tabuleiro/engine'
import * as v from 'valibot'
import { FRIEND, isPersonSeat, PERSON } from '../session/seats'
import { completeOptions } from './options'
import { clockFrom, timeControlSchema, type TimeControl } from './timeControl'

/** What kinds of player play each other: `friend` is a person at another device. */
export const PAIRINGS = ['computer', 'people', 'friend', 'computers'] as const
export type Pairing = (typeof PAIRINGS)[number]

/** Which of the two players, in the order of the form, is player 1. */
export const STARTS = ['one', 'other', 'random'] as const
export type Starts = (typeof STARTS)[number]

/** Everything the form asks for. What the chosen pairing does not use is left for another pairing. */
export interface Choices {
  readonly pairing: Pairing
  /** The name of the person who plays the computer or a friend elsewhere, and never that of the friend. */
  readonly ownName: string
  /** What a friend who plays by link is called here. */
  readonly friendName: string
  /** The names of two people. */
  readonly names: Pair<string>
  readonly computers: Pair<string>
  readonly starts: Starts
  readonly takebacks: boolean
  readonly hints: boolean
  /** The time control of two people; none by default. */
  readonly clock?: TimeControl | undefined
  readonly options: Options
}

const pair = v.strictTuple([v.string(), v.string()])
const schema = v.object({
  pairing: v.picklist(PAIRINGS),
  // Earlier releases had none.
  ownName: v.optional(v.string()),
  friendName: v.optional(v.string(), ''),
  names: pair,
  computers: pair,
  starts: v.picklist(STARTS),
  takebacks: v.boolean(),
  hints: v.boolean(),
  // A clock that cannot be read counts as none.
  clock: v.fallback(v.optional(timeControlSchema), undefined),
  options: v.unknown(),
})

/** The form at first: a person, who starts, against the second level. */
export function defaultChoices(game: GameId): Choices {
  const options = completeOptions(game, {})
  if (!options) throw new Error(`${game} has no default options`)
  return {
    pairing: 'computer',
    ownName: '',
    friendName: '',
    names: ['', ''],
    computers: ['level:2', 'level:2'],
    starts: 'one',
    takebacks: true,
    hints: true,
    options,
  }
}

/** The choices in stored data of any release; what cannot be read takes its default. */
export function readChoices(game: GameId, stored: unknown): Choices {
  const defaults = defaultChoices(game)
  const parsed = v.safeParse(schema, stored)
  if (!parsed.success) return defaults
  const { computers, names, ...rest } = parsed.output
  // In earlier releases the first of the names was that of the person as well.
  const { ownName = rest.pairing === 'computer' ? names[0] : '' } = rest
  const known = (side: 0 | 1) => (isComputer(game, computers[side]) ? computers[side] : defaults.computers[side])
  return {
    ...rest,
    ownName: cleanName(ownName),
    friendName: cleanName(rest.friendName),
    names: [cleanName(names[0]), cleanName(names[1])],
    computers: [known(0), known(1)],
    options: completeOptions(game, rest.options) ?? defaults.options,
  }
}

/** Whether a game has this computer player. */
export function isComputer(game: GameId, player: string): boolean {
  const [kind, id = ''] = player.split(':')
  return (kind === 'level' ? listLevels(game) : kind === 'report' ? listBots(game) : []).some(one => one === id)
}

/** The two players, in the order of the form. */
export function chosenSeats({ pairing, ownName, friendName, names, computers }: Choices): Pair<Seat> {
  if (pairing === 'friend') {
    return [
      { name: cleanName(ownName), player: PERSON },
      { name: cleanName(friendName), player: FRIEND },
    ]
  }
  const seat = (side: 0 | 1): Seat =>
    pairing === 'computers' || (pairing === 'computer' && side === 1)
      ? { name: '', player: computers[side] }
      : { name: cleanName(pairing === 'computer' ? ownName : names[side]), player: PERSON }
  return [seat(0), seat(1)]
}

/** The same choices with these two as players 1 and 2. */
export function withSeats(choices: Choices, [first, second]: Pair<Seat>): Choices {
  const isOther = first.player !== PERSON && second.player === PERSON
  const [one, other] = isOther ? [second, first] : [first, second]
  const computerIn = (seat: Seat, before: string) => (isPersonSeat(seat) ? before : seat.player)
  const pairing = pairingOf(one, other)
  return {
    ...choices,
    pairing,
    ...(pairing === 'computer' || pairing === 'friend' ? { ownName: one.name } : {}),
    ...(pairing === 'friend' ? { friendName: other.name } : {}),
    ...(pairing === 'people' ? { names: [one.name, other.name] as const } : {}),
    computers: [computerIn(one, choices.computers[0]), computerIn(other, choices.computers[1])],
    starts: isOther ? 'other' : 'one',
  }
}

function pairingOf(one: Seat, other: Seat): Pairing {
  if (!isPersonSeat(one)) return 'computers'
  if (!isPersonSeat(other)) return 'computer'
  return other.player === FRIEND ? 'friend' : 'people'
}

/**
 * What one press on the home page plays again: the last setup, but never two computers, which no person plays (earlier
 * releases remembered those, too), nor a friend elsewhere, to whom a slip would be an invitation.
 */
export function repeatedChoices(game: GameId, stored: unknown): Choices {
  const choices = readChoices(game, stored)
  if (choices.pairing === 'friend') return { ...choices, pairing: 'computer' }
  if (choices.pairing !== 'computers') return choices
  return { ...choices, pairing: 'computer', computers: defaultChoices(game).computers }
}

/** The match that was chosen; `chance` decides who starts where that is left to chance. */
export function toMatchSpec(game: GameId, choices: Choices, chance: () => number): MatchSpec {
  const [one, other] = chosenSeats(choices)
  const isOther = choices.starts === 'other' || (choices.starts === 'random' && chance() < 0.5)
  const { clock } = choices
  return {
    game,
    options: choices.options,
    seats: isOther ? [other, one] : [one, other],
    // Only two people play with a clock: a computer would never run out of time.
    ...(clock && choices.pairing === 'people' ? { clock: clockFrom(isOther ? [clock[1], clock[0]] : clock) } : {}),
    takebacks: { allowed: choices.takebacks, used: [0, 0] },
    hints: { allowed: choices.hints, used: [0, 0] },
  }
}

/** The most characters of a name: strips and sentences stay readable. */
export const NAME_LENGTH = 40

/**
 * A person's name as it is stored: one line, without extra spaces, control characters, lone surrogates or characters
 * that turn the text around.
 */
export function cleanName(text: string): string {
  const line = withoutTurning(text)
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  // By code points, so that no surrogate pair is cut.
  return Array.from(line).slice(0, NAME_LENGTH).join('').trim()
}
