import fc from 'fast-check'
import { expectOk, ok } from '../core/result'
import { gameIds, gameOf } from '../registry'
import { dice, randomMatch, randomOptions } from '../testing/play'
import { toAbstractPlay } from './abstractPlay'
import { readLink, writeLink } from './link'
import { endMatch, newMatch, undo, countHint, dropRequest, makeRequest, movesOf, playMove, type Match } from './match'
import { moveNumber } from './moveNumber'
import { fromRecord, readRecord, toRecord, writeRecord, type GameRecord } from './record'
import { readCommentedText, readText, writeText } from './text'

/** Matches with everything a record can hold. */
const anyMatch = fc
  .tuple(fc.integer(), fc.constantFrom(...gameIds), fc.string({ maxLength: 40 }))
  .map(([seed, game, name]) => {
    const roll = dice(seed)
    const printable = Array.from(name.normalize())
      .filter(c => c >= ' ' && (c < '\x7f' || c > '\xa0'))
      .join('')
    const clock = { initial: [60_000, 90_000], increment: [0, 500], left: [1_234, 60_000] } as const
    const seats = [
      { name: printable, player: 'human' },
      { name: 'Inês "a \\ b"', player: roll(2) === 0 ? 'level:max' : 'friend' },
    ] as const
    const match = randomMatch(
      {
        game,
        options: randomOptions(gameOf(game), seed),
        seats,
        ...(roll(2) === 0 ? { identity: 'abcDEF012-_9' } : {}),
        ...(roll(2) === 0 ? { clock } : {}),
        ...(roll(2) === 0 ? { date: '2026-02-03T04:05:06.789Z' } : {}),
        takebacks: { allowed: roll(2) === 0, used: [roll(3), 0] },
      },
      seed,
      roll(60),
    )
    const hinted = roll(2) === 0 ? countHint(match, 1) : match
    const back = roll(2) === 0 ? undo(hinted, roll(5)) : hinted
    const ended = roll(3) === 0 ? endMatch(back, { how: 'time', by: 1 }) : undefined
    const asked = roll(2) === 0 ? makeRequest(back, { ask: 'draw', by: 1 }) : undefined
    return ended?.ok === true ? ended.value : asked?.ok === true ? asked.value : back
  })

/** All of a match that is not derived from the rest. */
const essence = ({ positions, setup, ...rest }: Match) => ({ ...rest, last: positions.length, options: setup.options })

const trike = (...moves: readonly string[]): GameRecord => ({
  ...toRecord(expectOk(newMatch({ game: 'trike' }))),
  moves: [...moves],
})

test('JSON and text bring back the whole match', () => {
  fc.assert(
    fc.property(anyMatch, match => {
      expect(essence(expectOk(readRecord(writeRecord(match))))).toEqual(essence(match))
      expect(essence(expectOk(readText(writeText(match))))).toEqual(essence(match))
    }),
    { numRuns: 120 },
  )
})

test('a match from an unusual start keeps it in every form', () => {
  const start = '1.2.3.1b2.5.6.7_d2_w_1'
  const match = randomMatch({ game: 'trike', start }, 5, 4)
  expect(writeText(match)).toContain(`[Start "${start}"]`)
  expect(writeText(match)).toContain('1... ')
  for (const again of [
    readText(writeText(match)),
    readRecord(writeRecord(match)),
    readLink(expectOk(writeLink(match))),
  ]) {
    expect(essence(expectOk(again))).toEqual(essence(match))
  }
})

test('text may be wrapped otherwise and have carriage returns', () => {
  const match = randomMatch({ game: 'trike' }, 1, 12)
  const text = writeText(match)
  expect(essence(expectOk(readText(text.replace(/\n/g, '\r\n'))))).toEqual(essence(match))
  const [tags, moves] = text.split('\n\n')
  expect(essence(expectOk(readText(`${tags}\n${moves.replace(/ /g, '\n')}`)))).toEqual(essence(match))
})

test('comments in a text are read with the match, or left out without a refusal', () => {
  const match = randomMatch({ game: 'trike' }, 1, 12)
  const comments = match.positions.map((_, ply) =>
    ply % 2 === 0 ? `{best} \\ [at ${ply}] ${'long '.repeat(ply)}` : '',
  )
  const text = writeText(match, comments)
  expect(
    Math.max(
      ...text
        .split('\n\n')[1]
        .split('\n')
        .map(line => line.length),
    ),
  ).toBeLessThanOrEqual(80)
  expect(expectOk(readCommentedText(text)).comments).toEqual(comments.map(comment => comment.trim()))
  expect(essence(expectOk(readText(text)))).toEqual(essence(match))
  expect(writeText(expectOk(readText(text)))).toBe(writeText(match))
  expect(readText(text.replace('1. ', '1. (a1) '))).toMatchObject({ ok: false, error: { code: 'record/invalid' } })
})

test.each([
  ['an illegal move', ['d2', 'd2'], { code: 'move/illegal', at: 1, turn: 1 }],
  ['an unreadable move', ['d2', 'g5', '??'], { code: 'move/unreadable', at: 2, turn: 0 }],
  ['a move after the end', ['g6', 'f6', 'g7', 'a1'], { code: 'game/over', at: 3, turn: 1 }],
])('%s is reported with its place', (_what, moves, error) => {
  expect(fromRecord(trike(...moves))).toEqual({ ok: false, error })
})

test.each<[string, unknown, string]>([
  ['not JSON', '{', 'json/invalid'],
  ['no record', '{}', 'record/invalid'],
  ['an unknown field', { ...trike(), extra: 1 }, 'record/invalid'],
  ['an unknown game', { ...trike(), game: 'constructor' }, 'game/unknown'],
  ['unknown options', { ...trike(), options: { sides: 3 } }, 'options/invalid'],
  ['a bad start', { ...trike(), start: '?' }, 'position/invalid'],
  ['a later format', { ...trike(), version: 3, news: true }, 'record/newer'],
  ['a field that the second format lacks', { ...trike(), version: 2, news: true }, 'record/invalid'],
  ['an identity in the first format', { ...trike(), identity: 'abcDEF012-_9' }, 'record/invalid'],
  ['a short identity', { ...trike(), version: 2, identity: 'abc' }, 'record/invalid'],
  ['a request in the first format', { ...trike('d2'), request: { ask: 'draw', by: 1 } }, 'record/invalid'],
  ['an unknown request', { ...trike('d2'), version: 2, request: { ask: 'swap', by: 1 } }, 'record/invalid'],
  ['undo asked before a move', { ...trike(), version: 2, request: { ask: 'undo', by: 1 } }, 'record/invalid'],
  [
    'a request after the end',
    {
      ...trike('g6', 'f6', 'g7'),
      version: 2,
      result: { winner: 1, reason: 'majority' },
      request: { ask: 'draw', by: 1 },
    },
    'record/invalid',
  ],
  [
    'a friend in the first format',
    {
      ...trike(),
      seats: [
        { name: '', player: 'human' },
        { name: '', player: 'friend' },
      ],
    },
    'record/invalid',
  ],
  ['later rules', { ...trike(), rules: 99 }, 'record/newer'],
  ['older rules', { ...trike(), rules: 0 }, 'record/older'],
  ['a result that was not reached', { ...trike('d2'), result: { winner: 1, reason: 'majority' } }, 'record/result'],
  ['a missing result', { ...trike('g6', 'f6', 'g7'), result: null }, 'record/result'],
  ['resigning a finished game', { ...trike('g6', 'f6', 'g7'), ending: { how: 'resign', by: 1 } }, 'record/result'],
  [
    'a name with a line break',
    {
      ...trike(),
      seats: [
        { name: 'a\nb', player: 'human' },
        { name: '', player: 'human' },
      ],
    },
    'record/invalid',
  ],
  [
    'half a character',
    {
      ...trike(),
      seats: [
        { name: '\ud83d', player: 'human' },
        { name: '', player: 'human' },
      ],
    },
    'record/invalid',
  ],
  [
    'an unknown kind of player',
    {
      ...trike(),
      seats: [
        { name: '', player: 'cat' },
        { name: '', player: 'human' },
      ],
    },
    'record/invalid',
  ],
  [
    'times that do not fit the moves',
    { ...trike('d2'), clock: { initial: [1, 1], increment: [0, 0], left: [1, 1], times: [] } },
    'record/invalid',
  ],
])('%s is refused', (_what, data, code) => {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  expect(readRecord(text)).toMatchObject({ ok: false, error: { code } })
})

test('a text with wrong numbers, a wrong result, an unknown or a doubled tag is refused', () => {
  const text = writeText(randomMatch({ game: 'trike' }, 1, 6))
  for (const bad of [
    text.replace('2.', '3.'),
    text.replace(/\*\n$/, '1-0\n'),
    text.replace('[Game', '[Mood "good"]\n[Game'),
    text.replace('[Game "trike"]', '[Game "trike"]\n[Game "trike"]'),
    text.replace('[Game "trike"]', '[Game "trike]'),
    text.replace('[Takebacks', '[Left "5 5"]\n[Takebacks'),
    text.replace('[Format "tabuleiro 1"]', '[Format "tabuleiro 1 more"]'),
    text.replace('size=7', 'size=7 size=7'),
    text.replace('size=7', 'size=07'),
    text.replace(/\[Options.*\]\n/, ''),
    '',
  ]) {
    expect(bad).not.toBe(text)
    expect(readText(bad)).toMatchObject({ ok: false, error: { code: 'record/invalid' } })
  }
  expect(readText(text.replace('[Game "trike"]', '[Game'))).toEqual({
    ok: false,
    error: { code: 'record/invalid', at: 1 },
  })
})

test('a text that lacks a tag is refused with the name of the tag', () => {
  const clock = { initial: [9_000, 9_000], increment: [0, 0], left: [9_000, 9_000] } as const
  const text = writeText(randomMatch({ game: 'trike', clock }, 1, 6))
  for (const tag of ['Format', 'Game', 'Rules', 'Options', 'First', 'SecondPlayer', 'Left', 'Times', 'Hints', 'Result'])
    expect(readText(text.replace(new RegExp(`\\[${tag} .*\\]\n`), ''))).toEqual({
      ok: false,
      error: { code: 'record/invalid', missingTag: tag },
    })
})

test('moves are numbered as in chess, from whichever side begins', () => {
  expect([0, 1, 2, 3].map(at => moveNumber(at, at % 2 === 0 ? 0 : 1))).toEqual([1, 1, 2, 2])
  expect([0, 1, 2, 3].map(at => moveNumber(at, at % 2 === 0 ? 1 : 0))).toEqual([1, 2, 2, 3])
})

test('characters that turn the text around are dropped from names, in every form', () => {
  const turning = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
  const name = `A${String.fromCharCode(...turning)}na`
  const seats = [
    { name, player: 'human' },
    { name: 'Zé', player: 'human' },
  ] as const
  const match = randomMatch({ game: 'trike', seats }, 1, 3)
  for (const read of [
    readRecord(writeRecord(match)),
    readText(writeText(match)),
    readLink(expectOk(writeLink(match, { names: true }))),
  ])
    expect(expectOk(read).seats.map(seat => seat.name)).toEqual(['Ana', 'Zé'])
})

test.each([
  ['2026-02-30', false],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2026-04-31', false],
  ['2026-12-31', true],
])(
  'the date %s is that of a calendar: %s; another is unknown in JSON, which keeps the match, and refused in text',
  (day, isKept) => {
    const date = '2026-01-02T10:00:00Z'
    const match = expectOk(newMatch({ game: 'trike', date }))
    const changed = date.replace('2026-01-02', day)
    expect(expectOk(readRecord(writeRecord(match).replace(date, changed))).date).toBe(isKept ? changed : undefined)
    expect(readText(writeText(match).replace(date, changed)).ok).toBe(isKept)
  },
)

test('only what the first format cannot hold is written in the second', () => {
  const seats = [
    { name: '', player: 'human' },
    { name: 'Zé', player: 'friend' },
  ] as const
  const plain = randomMatch({ game: 'trike' }, 1, 4)
  const asked = expectOk(makeRequest(plain, { ask: 'undo', by: 1 }))
  const versions = [plain, asked, { ...plain, identity: 'abcDEF012-_9' }, { ...plain, seats }].map(
    match => toRecord(match).version,
  )
  expect(versions).toEqual([1, 2, 2, 2])
  expect(writeText(asked)).toContain('[Request "undo 2"]')
})

test('a request stands until the position changes or the match ends', () => {
  const asked = expectOk(makeRequest(randomMatch({ game: 'trike' }, 1, 2), { ask: 'draw', by: 0 }))
  const [move] = movesOf(asked)
  const after = [playMove(asked, move), endMatch(asked, { how: 'agreed' }), ok(undo(asked)), ok(dropRequest(asked))]
  expect(after.map(result => expectOk(result).request)).toEqual([undefined, undefined, undefined, undefined])
  expect(countHint(asked, 1).request).toEqual({ ask: 'draw', by: 0 })
})

test('a finished game is exported for Abstract Play, an unfinished one is not', () => {
  const dates = { start: '2026-01-01T10:00:00Z', end: '2026-01-01T11:00:00Z', generated: '2026-01-02T00:00:00Z' }
  const seats = [
    { name: 'Ana', player: 'human' },
    { name: 'Rui', player: 'level:2' },
  ]
  const finished = expectOk(
    fromRecord({ ...trike('g6', 'f6', 'g7'), seats, result: { winner: 1, reason: 'majority' } }),
  )
  expect(expectOk(toAbstractPlay(finished, dates))).toEqual({
    header: {
      game: { name: 'Trike', variants: [] },
      site: { name: 'Tabuleiro' },
      'date-start': dates.start,
      'date-end': dates.end,
      'date-generated': dates.generated,
      players: [
        { name: 'Ana', is_ai: false, result: 1 },
        { name: 'Rui', is_ai: true, result: 0 },
      ],
    },
    moves: [['g6', 'f6'], ['g7']],
  })
  expect(toAbstractPlay(undo(finished), dates)).toEqual({ ok: false, error: { code: 'game/unfinished' } })
})
