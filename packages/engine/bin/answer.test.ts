import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { answer, MAX_REQUEST_BYTES } from './answer'
import { splitLines } from './lines'

const ask = (request: unknown): object => {
  const line = typeof request === 'string' ? request : JSON.stringify(request)
  return answer(line, Buffer.byteLength(line))
}
const start = '1.2.3.4.5.6.7_-_b_1'

test('an answer gives position, turn, sorted legal moves and result, and echoes the id', () => {
  expect(ask({ id: 7, game: 'trike', options: { size: 3 }, moves: ['a1'], news: 1 })).toEqual({
    id: 7,
    ok: true,
    position: 'b.2.3_a1_w_1',
    turn: 2,
    legal: ['b1', 'b2', 'c1', 'c3', 'swap'],
    result: null,
  })
  expect(ask({ game: 'trike', position: null })).toMatchObject({ ok: true, position: start })
  expect(ask({ game: 'trike' })).not.toHaveProperty('id')
})

test('a finished game has no legal moves and names winner and reason', () => {
  expect(ask({ id: 'x', game: 'trike', moves: ['g6', 'f6', 'g7'] })).toMatchObject({
    id: 'x',
    turn: 2,
    legal: [],
    result: { winner: 1, reason: 'majority' },
  })
})

test('a trace is one longer than the moves', () => {
  expect(ask({ game: 'trike', moves: ['d2', 'swap'], trace: true })).toMatchObject({
    positions: [start, '1.2.3.1b2.5.6.7_d2_w_1', '1.2.3.1b2.5.6.7_d2_w_2'],
    legalCounts: [28, 13, 12],
  })
})

test('perft counts from the position after the moves; depth 0 is 1; a finished game counts 0', () => {
  expect(ask({ game: 'trike', perft: 0 })).toMatchObject({ nodes: 1 })
  expect(ask({ game: 'trike', moves: ['d2'], perft: 1 })).toMatchObject({ nodes: 13 })
  expect(ask({ game: 'trike', moves: ['g6', 'f6', 'g7'], perft: 1 })).toMatchObject({ nodes: 0 })
  expect(ask({ game: 'trike', options: { size: 19 }, perft: 10 })).toMatchObject({ error: { code: 'request/invalid' } })
})

test('a tree of dead ends is given up before it takes for ever', () => {
  const options = { noProgress: 4, width: 13, height: 13, variant: 'basic' }
  expect(ask({ game: 'three-dragons', options, perft: 9 })).toMatchObject({ error: { code: 'request/invalid' } })
})

test.each<[unknown, object]>([
  ['{', { code: 'json/invalid' }],
  ['\ufeff{"game":"trike"}', { code: 'json/invalid' }],
  ['['.repeat(100_000), { code: 'json/invalid' }],
  ['[]', { code: 'request/invalid' }],
  ['null', { code: 'request/invalid' }],
  ['"trike"', { code: 'request/invalid' }],
  [{}, { code: 'request/invalid' }],
  [{ game: 1 }, { code: 'request/invalid' }],
  [{ game: 'trike', id: null }, { code: 'request/invalid' }],
  [{ game: 'trike', id: 1.5 }, { code: 'request/invalid' }],
  [{ game: 'trike', id: 2 ** 60 }, { code: 'request/invalid' }],
  [{ game: 'trike', moves: null }, { code: 'request/invalid' }],
  [{ game: 'trike', moves: [1] }, { code: 'request/invalid' }],
  [{ game: 'trike', moves: 'd2' }, { code: 'request/invalid' }],
  [{ game: 'trike', position: 1 }, { code: 'request/invalid' }],
  [{ game: 'trike', perft: 11 }, { code: 'request/invalid' }],
  [{ game: 'trike', perft: -1 }, { code: 'request/invalid' }],
  [{ game: 'trike', perft: null }, { code: 'request/invalid' }],
  [{ game: 'trike', trace: 1 }, { code: 'request/invalid' }],
  [{ game: 'nope', moves: 1 }, { code: 'request/invalid' }],
  [{ game: 'constructor' }, { code: 'game/unknown' }],
  [{ game: '__proto__' }, { code: 'game/unknown' }],
  [{ game: 'nope', options: 1 }, { code: 'game/unknown' }],
  [{ game: 'trike', options: null, position: '?' }, { code: 'options/invalid' }],
  [{ game: 'trike', options: [] }, { code: 'options/invalid' }],
  ['{"game":"trike","options":{"__proto__":1}}', { code: 'options/invalid' }],
  [{ game: 'trike', position: '?', moves: ['?'] }, { code: 'position/invalid' }],
  [
    { game: 'trike', moves: ['d2', '?'] },
    { code: 'move/unreadable', at: 1 },
  ],
  [
    { game: 'trike', moves: ['g6', 'f6', 'g7', '?'] },
    { code: 'move/unreadable', at: 3 },
  ],
  [
    { game: 'trike', moves: ['g6', 'f6', 'g7', 'a1'] },
    { code: 'game/over', at: 3 },
  ],
  [
    { game: 'trike', moves: ['d2', 's19'] },
    { code: 'move/illegal', at: 1 },
  ],
])('%j is refused', (request, error) => {
  expect(ask(request)).toMatchObject({ ok: false, error })
})

test('the id is echoed in a refusal wherever it can be read', () => {
  expect(ask({ id: 'a', game: 3 })).toMatchObject({ id: 'a', ok: false })
  expect(ask({ id: 1, game: 'nope' })).toMatchObject({ id: 1, ok: false })
})

test('a request of more than a million bytes is refused', () => {
  const padding = 'x'.repeat(MAX_REQUEST_BYTES)
  expect(ask({ id: 1, game: 'trike', padding })).toMatchObject({ id: 1, error: { code: 'request/invalid' } })
})

test('lines are cut at line ends only, whatever the chunks, and a long one is cut', async () => {
  async function* chunks() {
    for (const text of ['ab', 'c\n\nd', 'e\n', '0123456789', '0123\nf']) yield await Promise.resolve(Buffer.from(text))
  }
  const lines: [string, boolean][] = []
  for await (const { bytes, cut } of splitLines(chunks(), 8)) lines.push([bytes.toString(), cut])
  expect(lines).toEqual([
    ['abc', false],
    ['', false],
    ['de', false],
    ['01234567', true],
    ['f', false],
  ])
})

test('the program answers every line in order and nothing else, and survives all of them', () => {
  const bad = Buffer.from([0x7b, 0xff, 0x7d, 0x0a])
  const huge = Buffer.from(`{"game":"trike","pad":"${'y'.repeat(9_000_000)}"}\n`)
  const input = Buffer.concat([
    ...['{"id":1,"game":"trike"}\r\n', ' \t\r\n', 'no\n'].map(text => Buffer.from(text)),
    bad,
    huge,
    Buffer.from('{"id":2,"game":"trike"}'),
  ])
  const program = join(__dirname, 'referee.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    input,
    encoding: 'utf8',
  })
  const replies = stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { id?: number; error?: { code: string } })
  expect(replies.map(reply => reply.error?.code ?? reply.id)).toEqual([
    1,
    'json/invalid',
    'json/invalid',
    'request/invalid',
    2,
  ])
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
})
