import * as v from 'valibot'
import { fieldsIn } from '../storage/storedFields'
import { noProgress, PROGRESS_KINDS, type Progress, type ProgressKind } from './progress'

const at = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER))
const happened = v.object({ at })

/** What an entry of each kind looks like. A kind that is missing here is a compile error. */
const schemas: { readonly [K in ProgressKind]: v.GenericSchema<unknown, Progress[K][string]> } = {
  lessons: v.object({ isDone: v.boolean(), steps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), at }),
  puzzles: v.object({ result: v.picklist(['first', 'solved', 'missed']), at }),
  days: happened,
  firstGames: happened,
  offers: happened,
  resets: happened,
}

/** A key of an entry: an id of a game, and what it is about. */
const KEY = /^[a-z*][\w*/-]{0,79}$/

/** The progress in data of any origin: every entry that is valid, whatever the others are. */
export function readProgress(data: unknown): Progress {
  const given = fieldsIn(data)
  const kinds = PROGRESS_KINDS.map(kind => [kind, readEntries(schemas[kind], given[kind])])
  return { ...noProgress, ...(Object.fromEntries(kinds) as Partial<Progress>) }
}

function readEntries(schema: v.GenericSchema, data: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fieldsIn(data)).flatMap(([key, value]) => {
      const read = v.safeParse(schema, value)
      return KEY.test(key) && read.success ? [[key, read.output] as const] : []
    }),
  )
}
