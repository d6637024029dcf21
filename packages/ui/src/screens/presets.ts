import type { ErrorCode, Pair, Seat } from '@tabuleiro/engine'

/** What an address asks of the new-game form. */
export interface Presets {
  readonly options: unknown
  readonly seats: Pair<Seat>
  /** Start at once, without showing the form. */
  readonly start: boolean
  /** What was wrong with the address, if anything. */
  readonly error: ErrorCode | undefined
}

/** The query of an address by name; a name may be absent. */
export type Query = Readonly<Record<string, string | undefined>>

/** No name is longer than this: strips and sentences stay readable. */
export const NAME_LENGTH = 40

/** Reads the query of `/new/<game>`. Anything it cannot read is reported and leaves the defaults. */
export function readPresets(query: Query): Presets {
  const options = parsed(query['options'])
  return {
    options: options ?? {},
    seats: [seat(query['firstName']), seat(query['secondName'])],
    start: query['start'] === '1' && options !== undefined,
    error: options === undefined ? 'options/invalid' : undefined,
  }
}

/** A person's name as it is kept: one line, no stray spaces or control characters. */
export function cleanName(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH)
}

function seat(name = ''): Seat {
  return { name: cleanName(name), player: 'human' }
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return {}
  try {
    return JSON.parse(text) as unknown
  } catch {
    // Not JSON: the caller says so.
    return undefined
  }
}
