import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  expectOk,
  playMove,
  positionOf,
  readLink,
  readMove,
  readRecord,
  readText,
  redo,
  resultOf,
  rulesOf,
  seenAt,
  toAbstractPlay,
  toRecord,
  writeLink,
  writeRecord,
  writeText,
  type GameRecord,
  type Match,
} from './index'

/** Matches as each version of the formats was written: each opens, says the same and is played on. */
const folderOf = (version: string) => join(__dirname, '..', 'fixtures', version)
const folder = folderOf('formats-1')

interface Expected {
  readonly game: string
  readonly options: object
  readonly start: string | null
  readonly names: readonly string[]
  readonly players: readonly string[]
  readonly date: string | null
  readonly moves: string
  readonly undone: string
  readonly position: string
  readonly result: GameRecord['result']
  readonly clock: GameRecord['clock'] | null
  readonly takebacks: GameRecord['takebacks']
  readonly hints: GameRecord['hints']
  /** Of the second version. */
  readonly identity?: string
  readonly request?: GameRecord['request']
  /** A move that goes on; null where the match is over. */
  readonly next: { readonly move: string; readonly position: string } | null
}

interface Links {
  readonly plain: string
  readonly named: string
  /** Of the second version: from the devices of players 1 and 2. */
  readonly from?: readonly string[]
}

/** What is stored in the folder of a version. */
function fixturesOf(version: string) {
  const fixture = (...path: readonly string[]) => readFileSync(join(folderOf(version), ...path), 'utf8')
  return {
    fixture,
    expected: Object.entries(JSON.parse(fixture('expected.json')) as Record<string, Expected>),
    links: JSON.parse(fixture('links.json')) as Record<string, Links>,
  }
}

const { fixture, expected, links } = fixturesOf('formats-1')

/** The two forms of a record, and where each is stored. */
const forms = [
  ['JSON record', { file: (name: string) => `records/${name}.json`, read: readRecord, write: writeRecord }],
  ['text record', { file: (name: string) => `texts/${name}.txt`, read: readText, write: writeText }],
] as const

const positionText = (match: Match) => rulesOf(match).encode(positionOf(match))

/** Everything that a match says, in the form of the stored expectations. */
function factsOf(match: Match): Omit<Expected, 'next'> {
  const { game, options, start, seats, date, moves, undone, result, clock, takebacks, hints, identity, request } =
    toRecord(match)
  return {
    game,
    options: options as object,
    start: start ?? null,
    names: seats.map(({ name }) => name),
    players: seats.map(({ player }) => player),
    date: date ?? null,
    moves: moves.join(' '),
    undone: undone.join(' '),
    position: positionText(match),
    result,
    clock: clock ?? null,
    takebacks,
    hints,
    ...(identity === undefined ? {} : { identity }),
    ...(request === undefined ? {} : { request }),
  }
}

/** A match that is on takes the stored move and reaches the stored position; one that is over takes none. */
function expectPlayedOn(match: Match, next: Expected['next']): void {
  expect(resultOf(match) === undefined).toBe(next !== null)
  if (next === null) return
  const move = expectOk(readMove(rulesOf(match), positionOf(match), seenAt(match), next.move))
  expect(positionText(expectOk(playMove(match, move)))).toBe(next.position)
}

test('there are fixtures of every game of that release, unfinished and finished, and of each kind of ending', () => {
  const names = expected.map(([name]) => name)
  for (const [kind, extension] of [
    ['records', '.json'],
    ['texts', '.txt'],
  ] as const) {
    expect(readdirSync(join(folder, kind)).sort()).toEqual(names.map(name => name + extension).sort())
  }
  expect(Object.keys(links)).toEqual(names)
  for (const game of ['three-dragons', 'trike', 'alliances', 'turtles']) {
    const own = expected.filter(([, facts]) => facts.game === game)
    expect(new Set(own.map(([, { result }]) => result === null))).toEqual(new Set([true, false]))
  }
  const reasons = expected.map(([, { result }]) => result?.reason)
  expect(reasons).toEqual(expect.arrayContaining(['resign', 'agreed', 'time', 'repetition']))
})

const stored = ['formats-1', 'formats-2'].flatMap(version => {
  const { expected, ...rest } = fixturesOf(version)
  return expected.map(([name, facts]) => [version, name, facts, rest] as const)
})

describe.each(stored)('%s: %s', (_version, name, { next, ...facts }, { fixture, links }) => {
  test.each(forms)('its %s says the same, is written again byte for byte, and goes on', (_, { file, read, write }) => {
    const text = fixture(file(name))
    const match = expectOk(read(text))
    expect(factsOf(match)).toEqual(facts)
    expect(write(match)).toBe(text)
    expectPlayedOn(match, next)
  })

  test('its links hold the game, and the names where they were asked for', () => {
    const { game, options, start, moves, position, result } = facts
    const { plain, named } = links[name]
    for (const [payload, names] of [
      [plain, ['', '']],
      [named, facts.names],
    ] as const) {
      const match = expectOk(readLink(payload))
      expect(factsOf(match)).toMatchObject({ game, options, start, moves, position, result, names, undone: '' })
      expect(writeLink(match, { names: payload === named })).toEqual({ ok: true, value: payload })
      expectPlayedOn(match, next)
    }
  })

  test('its links say from whose device they come, and what is asked there', () => {
    for (const [side, payload] of (links[name].from ?? []).entries()) {
      const match = expectOk(readLink(payload))
      const from = side === 0 ? 0 : 1
      expect(writeLink(match, { from })).toEqual({ ok: true, value: payload })
      expect(match.identity).toBe(facts.identity)
      expect(match.seats.map(({ player }) => player)).toEqual(side === 0 ? ['friend', 'human'] : ['human', 'friend'])
      expect(match.request).toEqual(facts.request?.by === side + 1 ? { ask: facts.request.ask, by: from } : undefined)
      expect(match.takebacks).toEqual(facts.takebacks)
    }
  })

  test('what was taken back is played again in its order', () => {
    const undone = facts.undone.split(' ').filter(Boolean)
    const read = expectOk(readRecord(fixture('records', `${name}.json`)))
    const match = undone.reduce(played => redo(played), read)
    expect(factsOf(match)).toMatchObject({ moves: `${facts.moves} ${facts.undone}`.trim(), undone: '' })
  })
})

test.each(readdirSync(join(folder, 'abstract-play')))('%s is exported byte for byte', file => {
  const date = '2026-03-05T10:20:30.000Z'
  const match = expectOk(readRecord(fixture('records', file)))
  const exported = toAbstractPlay(match, { start: date, end: date, generated: date })
  expect(JSON.stringify(expectOk(exported))).toBe(fixture('abstract-play', file))
})
