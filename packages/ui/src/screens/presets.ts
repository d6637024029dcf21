import type { ErrorCode, Pair, Seat } from '@tabuleiro/engine'

/** What an address asks of the new-game form. */
interface Presets {
  readonly options: unknown
  readonly seats: Pair<Seat>
  /** Start at once, without showing the form. */
  readonly start: boolean
  /** What was wrong with the address, if anything. */
  readonly error: ErrorCode | 'player/unavailable' | undefined
}

/** The query of an address by name; a name may be absent, and some shells give a list where it comes twice. */
export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** No name has more characters than this: strips and sentences stay readable. */
export const NAME_LENGTH = 40

/** Reads the query of `/new/<game>`. Anything it cannot read is reported and leaves the defaults. */
export function readPresets(query: Query): Presets {
  const options = parsed(last(query, 'options') ?? '{}')
  const isForPeople = ['first', 'second'].every(key => (last(query, key) ?? 'human') === 'human')
  const error = options === undefined ? 'options/invalid' : isForPeople ? undefined : 'player/unavailable'
  return {
    options: options === undefined ? {} : options,
    seats: [seat(last(query, 'firstName')), seat(last(query, 'secondName'))],
    start: last(query, 'start') === '1' && error === undefined,
    error,
  }
}

/** A person's name as it is kept: one line, without stray spaces, control characters or halves of characters. */
export function cleanName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  // By code points: half of one is no character.
  return Array.from(line).slice(0, NAME_LENGTH).join('').trim()
}

function seat(name = ''): Seat {
  return { name: cleanName(name), player: 'human' }
}

/** Of a name that comes twice the last one counts. */
function last(query: Query, name: string): string | undefined {
  const value = query[name]
  return typeof value === 'string' ? value : value?.at(-1)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not JSON: the caller says so.
    return undefined
  }
}
