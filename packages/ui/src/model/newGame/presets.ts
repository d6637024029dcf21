import { parseJson, type ErrorCode, type GameId, type Pair, type Seat } from '@tabuleiro/engine'
import { cleanName, isComputer, readChoices, defaultChoices, withSeats, type Choices } from './choices'
import { FRIEND, isPersonSeat, PERSON } from '../session/seats'
import { completeOptions } from './options'
import { readTimeControl } from './timeControl'

/** What an address presets in the new-game form. */
interface Presets {
  readonly choices: Choices
  /** The players of a game that starts at once, without showing the form. */
  readonly start: Pair<Seat> | undefined
  /** Everything that is wrong with the address. */
  readonly errors: readonly ErrorCode[]
}

/** The query of an address by name; a name may be absent, and some apps give a list where it comes twice. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

const SEAT_KEYS = ['first', 'second', 'firstName', 'secondName'] as const

/**
 * Reads the query of `/new/<game>`. An address that names a player, or starts at once, sets both players: one that it
 * leaves out is a person. Everything else that it leaves out is as in the last setup. What cannot be read is reported.
 */
export function readPresets(game: GameId, query: Query, lastSetup: unknown): Presets {
  const isStart = last(query, 'start') === '1'
  const before = isStart ? defaultChoices(game) : readChoices(game, lastSetup)
  const seats = readSeats(game, query)
  const optionText = last(query, 'options')
  const options = optionText === undefined ? before.options : readOptionText(game, optionText)
  const time = last(query, 'clock')
  const clock = time === undefined ? before.clock : readTimeControl(time)
  const errors: ErrorCode[] = [
    ...(time !== undefined && clock === undefined ? ['match/invalid' as const] : []),
    ...(options ? [] : ['options/invalid' as const]),
    ...(seats.includes(undefined) ? ['player/unknown' as const] : []),
  ]
  const hasSeats = isStart || SEAT_KEYS.some(key => last(query, key) !== undefined)
  const chosen = { ...before, clock, options: options ?? before.options }
  const [first, second] = seats
  return {
    choices: hasSeats && first && second ? withSeats(chosen, [first, second]) : chosen,
    start: isStart && errors.length === 0 && first && second ? [first, second] : undefined,
    errors,
  }
}

/** The options in a JSON text; undefined where the game has no such options. */
function readOptionText(game: GameId, text: string): Choices['options'] | undefined {
  const data = parseJson(text)
  return data.ok ? completeOptions(game, data.value) : undefined
}

/** Both seats. A friend who plays by link plays a person at this device, and no other. */
function readSeats(game: GameId, query: Query): Pair<Seat | undefined> {
  const seats = [readSeat(game, query, 'first'), readSeat(game, query, 'second')] as const
  const hasFriend = seats.some(seat => seat?.player === FRIEND)
  return hasFriend && !seats.some(seat => seat?.player === PERSON) ? [undefined, undefined] : seats
}

/** A seat as the address describes it; undefined where there is no such player. */
function readSeat(game: GameId, query: Query, side: 'first' | 'second'): Seat | undefined {
  const player = last(query, side) ?? PERSON
  const name = cleanName(last(query, `${side}Name`) ?? '')
  return isPersonSeat({ player }) || isComputer(game, player) ? { name, player } : undefined
}

/** The value of a name; of a name that comes twice, the last. */
function last(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : value?.at(-1)
}
