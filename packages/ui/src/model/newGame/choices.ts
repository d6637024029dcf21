import { listBots, listLevels } from '@tabuleiro/ai'
import type { GameId, MatchSpec, Options, Pair, Seat } from '@tabuleiro/engine'
import * as v from 'valibot'
import { completeOptions } from './options'
import { clockFrom, timeControlSchema, type TimeControl } from './timeControl'

/** Who meets whom. */
export const PAIRINGS = ['computer', 'people', 'computers'] as const
export type Pairing = (typeof PAIRINGS)[number]

/** Which of the two, as the form lists them, is player 1. */
export const STARTS = ['one', 'other', 'random'] as const
export type Starts = (typeof STARTS)[number]

/** Everything the form asks. What the present pairing does not use is kept for another. */
export interface Choices {
  readonly pairing: Pairing
  /** The person against the computer is the first; the computer against a person is the second. */
  readonly names: Pair<string>
  readonly computers: Pair<string>
  readonly starts: Starts
  readonly takebacks: boolean
  readonly hints: boolean
  /** The time of two people; none unless they want one. */
  readonly clock?: TimeControl | undefined
  readonly options: Options
}

const pair = v.strictTuple([v.string(), v.string()])
const schema = v.object({
  pairing: v.picklist(PAIRINGS),
  names: pair,
  computers: pair,
  starts: v.picklist(STARTS),
  takebacks: v.boolean(),
  hints: v.boolean(),
  // A clock that cannot be read is none.
  clock: v.fallback(v.optional(timeControlSchema), undefined),
  options: v.unknown(),
})

/** What nobody has chosen yet: a person, who begins, against the second level. */
export function defaultChoices(game: GameId): Choices {
  const options = completeOptions(game, {})
  if (!options) throw new Error(`${game} has no usual options`)
  return {
    pairing: 'computer',
    names: ['', ''],
    computers: ['level:2', 'level:2'],
    starts: 'one',
    takebacks: true,
    hints: true,
    options,
  }
}

/** The choices that were kept; what an older or newer version cannot have meant takes its usual value. */
export function readChoices(game: GameId, kept: unknown): Choices {
  const usual = defaultChoices(game)
  const parsed = v.safeParse(schema, kept)
  if (!parsed.success) return usual
  const { computers, names, ...rest } = parsed.output
  const known = (side: 0 | 1) => (isComputer(game, computers[side]) ? computers[side] : usual.computers[side])
  return {
    ...rest,
    names: [cleanName(names[0]), cleanName(names[1])],
    computers: [known(0), known(1)],
    options: completeOptions(game, rest.options) ?? usual.options,
  }
}

/** Whether a game has this computer player. */
export function isComputer(game: GameId, player: string): boolean {
  const [kind, id = ''] = player.split(':')
  return (kind === 'level' ? listLevels(game) : kind === 'report' ? listBots(game) : []).some(one => one === id)
}

/** The two players as the form lists them. */
export function chosenSeats({ pairing, names, computers }: Choices): Pair<Seat> {
  const seat = (side: 0 | 1): Seat =>
    pairing === 'computers' || (pairing === 'computer' && side === 1)
      ? { name: '', player: computers[side] }
      : { name: cleanName(names[side]), player: 'human' }
  return [seat(0), seat(1)]
}

/** The same choices with these two as players 1 and 2. */
export function withSeats(choices: Choices, [first, second]: Pair<Seat>): Choices {
  const isOther = first.player !== 'human' && second.player === 'human'
  const [one, other] = isOther ? [second, first] : [first, second]
  const computerOf = ({ player }: Seat, before: string) => (player === 'human' ? before : player)
  return {
    ...choices,
    pairing: one.player !== 'human' ? 'computers' : other.player !== 'human' ? 'computer' : 'people',
    names: [one.name, other.name],
    computers: [computerOf(one, choices.computers[0]), computerOf(other, choices.computers[1])],
    starts: isOther ? 'other' : 'one',
  }
}

/** The match that was chosen; `chance` settles who starts where that is left to it. */
export function toMatchSpec(game: GameId, choices: Choices, chance: () => number): MatchSpec {
  const [one, other] = chosenSeats(choices)
  const isOther = choices.starts === 'other' || (choices.starts === 'random' && chance() < 0.5)
  const { clock } = choices
  return {
    game,
    options: choices.options,
    seats: isOther ? [other, one] : [one, other],
    // A computer has no use for a clock, and would make people hurry alone.
    ...(clock && choices.pairing === 'people' ? { clock: clockFrom(isOther ? [clock[1], clock[0]] : clock) } : {}),
    takebacks: { allowed: choices.takebacks, used: [0, 0] },
    hints: { allowed: choices.hints, used: [0, 0] },
  }
}

/** No name has more characters than this: strips and sentences stay readable. */
export const NAME_LENGTH = 40

/** A person's name as it is kept: one line, without stray spaces, control characters or halves of characters. */
export function cleanName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  // By code points: half of one is no character.
  return Array.from(line).slice(0, NAME_LENGTH).join('').trim()
}
