import type { OptionValue } from '../core/options'
import type { GameRecord } from './record'

type Tag = readonly [name: string, value: string]

/** The fields of a record as tags, in the order in which they are written. Tags without a value are left out. */
export function writeTags(record: GameRecord): readonly Tag[] {
  const { seats, clock, ending, takebacks, hints } = record
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['Format', `${record.format} ${record.version}`],
    ['Game', record.game],
    ['Rules', String(record.rules)],
    ['Options', writeOptions(record.options as Readonly<Record<string, OptionValue>>)],
    ['Start', record.start],
    ['Date', record.date],
    ['Identity', record.identity],
    ['First', seats[0].name],
    ['FirstPlayer', seats[0].player],
    ['Second', seats[1].name],
    ['SecondPlayer', seats[1].player],
    ['Clock', clock && words(clock.initial[0], clock.increment[0], clock.initial[1], clock.increment[1])],
    ['Left', clock && words(...clock.left)],
    ['Times', clock && words(...clock.times.map(time => time ?? '-'))],
    ['Takebacks', words(takebacks.allowed ? 'allowed' : 'refused', ...takebacks.used)],
    ['Hints', words(hints.allowed ? 'allowed' : 'refused', ...hints.used)],
    ['Undone', record.undone.length > 0 ? words(...record.undone) : undefined],
    ['Ending', ending && (ending.how === 'agreed' ? ending.how : words(ending.how, ending.by))],
    ['Request', record.request && words(record.request.ask, record.request.by)],
    ['Reason', record.result?.reason],
    ['Result', resultToken(record.result)],
  ]
  return tags.filter((tag): tag is Tag => tag[1] !== undefined)
}

/** Tags back into the data of a record, not yet checked: `fromRecord` does that. Undefined where a tag is unknown. */
export function readTags(tags: ReadonlyMap<string, string>, moves: readonly string[]): object | undefined {
  if ([...tags.keys()].some(name => !tagNames.has(name))) return undefined
  const list = (name: string) =>
    tags
      .get(name)
      ?.split(' ')
      .filter(word => word !== '')
  const [format, version] = list('Format') ?? []
  const clock = list('Clock')?.map(whole)
  return {
    format,
    version: whole(version),
    game: tags.get('Game'),
    rules: whole(tags.get('Rules')),
    options: readOptionWords(list('Options') ?? []),
    ...present('start', tags.get('Start')),
    ...present('date', tags.get('Date')),
    ...present('identity', tags.get('Identity')),
    seats: [
      { name: tags.get('First'), player: tags.get('FirstPlayer') },
      { name: tags.get('Second'), player: tags.get('SecondPlayer') },
    ],
    ...present(
      'clock',
      clock && {
        initial: [clock[0], clock[2]],
        increment: [clock[1], clock[3]],
        left: list('Left')?.map(whole),
        times: list('Times')?.map(time => (time === '-' ? null : whole(time))),
      },
    ),
    takebacks: readAllowance(list('Takebacks')),
    hints: readAllowance(list('Hints')),
    moves,
    undone: list('Undone') ?? [],
    ...present('ending', readEnding(list('Ending'))),
    ...present('request', readRequest(list('Request'))),
    result: readResult(tags.get('Result'), tags.get('Reason')),
  }
}

/** The tags that every record has. */
const REQUIRED = [
  ...['Format', 'Game', 'Rules', 'Options', 'First', 'FirstPlayer', 'Second', 'SecondPlayer'],
  ...['Takebacks', 'Hints', 'Result'],
]
/** The tags that a record with a clock has besides. */
const WITH_CLOCK = ['Left', 'Times']

/** The first tag that a record lacks, if any. */
export function missingTag(tags: ReadonlyMap<string, string>): string | undefined {
  return [...REQUIRED, ...(tags.has('Clock') ? WITH_CLOCK : [])].find(name => !tags.has(name))
}

/** The result as chess writes it. */
export function resultToken(result: GameRecord['result']): string {
  if (result === null) return '*'
  return result.winner === null ? '1/2-1/2' : result.winner === 1 ? '1-0' : '0-1'
}

const tagNames = new Set([
  ...['Format', 'Game', 'Rules', 'Options', 'Start', 'Date', 'First', 'FirstPlayer', 'Second', 'SecondPlayer'],
  ...['Clock', 'Left', 'Times', 'Takebacks', 'Hints', 'Undone', 'Ending', 'Reason', 'Result', 'Identity', 'Request'],
])

const words = (...parts: readonly (string | number)[]) => parts.join(' ')

/** Options as a tag has them: `size=7 pie=true`. */
export function writeOptions(options: Readonly<Record<string, OptionValue>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')
}

/** The options of a tag, not yet checked. */
export function readOptionWords(pairs: readonly string[]): object {
  return Object.fromEntries(
    pairs.map(pair => {
      const [name, ...rest] = pair.split('=')
      return [name, optionValue(rest.join('='))]
    }),
  )
}

function optionValue(text: string): OptionValue {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

function readEnding(list: readonly string[] | undefined): object | undefined {
  return list && (list.length === 1 ? { how: list[0] } : { how: list[0], by: whole(list.slice(1).join(' ')) })
}

function readRequest(list: readonly string[] | undefined): object | undefined {
  return list && { ask: list[0], by: whole(list.slice(1).join(' ')) }
}

function readAllowance(list: readonly string[] | undefined): object | undefined {
  if (list === undefined || (list[0] !== 'allowed' && list[0] !== 'refused')) return undefined
  return { allowed: list[0] === 'allowed', used: list.slice(1).map(whole) }
}

function readResult(token: string | undefined, reason: string | undefined): object | null | undefined {
  const winner = { '1-0': 1, '0-1': 2, '1/2-1/2': null }[token ?? '']
  if (token === '*' && reason === undefined) return null
  return winner === undefined ? undefined : { winner, reason }
}

/** A field only where there is a value: the reader distinguishes an absent field from an undefined one. */
function present(name: string, value: unknown): object {
  return value === undefined ? {} : { [name]: value }
}

/** A whole number as it is written, or something that no reader accepts. */
function whole(text: string | undefined): number {
  return text !== undefined && /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : NaN
}
