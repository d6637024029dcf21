import fc from 'fast-check'
import { turtles } from '.'
import { expectOk } from '../../core/result'
import { decoded, randomMoves, randomOptions, startOf } from '../../testing/play'
import { anyPosition } from './testing/reference'

const official = expectOk(turtles.setup({}))
const isRead = (text: string, options: object = {}) => turtles.decode(expectOk(turtles.setup(options)), text).ok

test.each([
  ['0.0_0.0_0.0_0.0~s~0~0', {}],
  ['0.n5s1_0.0_0.0_s3.0~n~2~0', {}],
  ['0.0.0_0.0.0_0.0.0_0.0.0_0.0.0~n~0~0', { width: 3, length: 5, start: 'north' }],
  ['s5n4s3n2s1.0_0.n5s4n3s2n1_0.0_0.0~s~0~0', {}],
  ['0.0_0.0_0.0_0.0~s~12345~12', {}],
  ['0.0_0.0_0.0_0.0~n~1234~1234', { goal: 5 }],
  ['0.0_0.0_0.0_0.0~s~1~0', { goal: 1 }],
])('%s is a position with %o', (text, options) => {
  expect(turtles.encode(decoded(turtles, options, text))).toBe(text)
})

test.each([
  ['nothing', ''],
  ['a field too few', '0.0_0.0_0.0_0.0~s~0'],
  ['a field too many', '0.0_0.0_0.0_0.0~s~0~0~0'],
  ['white space', ' 0.0_0.0_0.0_0.0~s~0~0'],
  ['a line end', '0.0_0.0_0.0_0.0~s~0~0\n'],
  ['a rank too few', '0.0_0.0_0.0~s~0~0'],
  ['a rank too many', '0.0_0.0_0.0_0.0_0.0~s~0~0'],
  ['a file too few', '0_0.0_0.0_0.0~s~0~0'],
  ['a file too many', '0.0.0_0.0_0.0_0.0~s~0~0'],
  ['an empty cell without its 0', '.0_0.0_0.0_0.0~s~0~0'],
  ['a 0 before a turtle', '0s1.0_0.0_0.0_0.0~s~0~0'],
  ['a 0 after a turtle', 's10.0_0.0_0.0_0.0~s~0~0'],
  ['half a turtle', 's.0_0.0_0.0_0.0~s~0~0'],
  ['half a turtle above another', 's2s.0_0.0_0.0_0.0~s~0~0'],
  ['a turtle without a seat', '5.0_0.0_0.0_0.0~s~0~0'],
  ['a turtle 0', 's0.0_0.0_0.0_0.0~s~0~0'],
  ['a turtle 6', 's6.0_0.0_0.0_0.0~s~0~0'],
  ['capitals', 'S3.0_0.0_0.0_0.0~s~0~0'],
  ['a turtle twice', 's3.s3_0.0_0.0_0.0~s~0~0'],
  ['a turtle on the board and scored', 's3.0_0.0_0.0_0.0~s~3~0'],
  ['a rising stack', 's3n5.0_0.0_0.0_0.0~s~0~0'],
  ['a level stack', 's3n3.0_0.0_0.0_0.0~s~0~0'],
  ['no player to move', '0.0_0.0_0.0_0.0~~0~0'],
  ['another player to move', '0.0_0.0_0.0_0.0~w~0~0'],
  ['both to move', '0.0_0.0_0.0_0.0~sn~0~0'],
  ['a scored set left out', '0.0_0.0_0.0_0.0~s~~0'],
  ['a scored 0 with others', '0.0_0.0_0.0_0.0~s~01~0'],
  ['a scored 6', '0.0_0.0_0.0_0.0~s~6~0'],
  ['unsorted scored turtles', '0.0_0.0_0.0_0.0~s~21~0'],
  ['a turtle scored twice', '0.0_0.0_0.0_0.0~s~11~0'],
])('a reader refuses %s', (_what, text) => {
  expect(turtles.decode(official, text)).toEqual({ ok: false, error: { code: 'position/invalid' } })
})

test('two winners at once are refused with that reason', () => {
  const error = { code: 'position/invalid', fault: 'both-won' }
  expect(turtles.decode(official, '0.0_0.0_0.0_0.0~s~123~345')).toEqual({ ok: false, error })
})

test('the goal decides how many scored turtles are too many', () => {
  expect(isRead('0.0_0.0_0.0_0.0~s~1~5', { goal: 1 })).toBe(false)
  expect(isRead('0.0_0.0_0.0_0.0~s~12~345', { goal: 3 })).toBe(true)
})

test.each(['~', '_', '.', '0', 's5', '12345', '0.0_', 's5n4s3n2s1'])('endless %s is refused', piece => {
  expect(isRead(piece.repeat(200_000))).toBe(false)
  expect(isRead(`0.0_0.0_0.0_0.${piece.repeat(200_000)}~s~0~0`)).toBe(false)
  expect(isRead(`0.0_0.0_0.0_0.0~s~${piece.repeat(200_000)}~0`)).toBe(false)
})

test('any position comes back from its text, with nothing but its history lost', () => {
  const check = (seed: number) => {
    const options = randomOptions(turtles, seed)
    const text = anyPosition(options, seed)
    const s = decoded(turtles, options, text)
    expect(turtles.encode(s)).toBe(text)
    const played = turtles.copy(s)
    for (const move of randomMoves(turtles, s, seed, 20)) {
      turtles.play(played, move)
      const { reversiblePlies, banned } = s
      expect({ ...played, reversiblePlies, banned }).toEqual(decoded(turtles, options, turtles.encode(played)))
    }
  }
  fc.assert(fc.property(fc.nat(), check), { numRuns: 60 })
})

test.each(['1u', '5d', '3l', '4r', 'h1a', 'h5f'])('%s is readable', text => {
  expect(turtles.isMoveSyntax(text)).toBe(true)
})

test.each([
  '',
  '0u',
  '6u',
  '3U',
  '3uu',
  '3u\n',
  ' 3u',
  'u3',
  'h',
  'h3',
  'h3g',
  'h6a',
  'h0a',
  'h3aa',
  'H3a',
  '3',
  'a1',
  '3a',
])('"%s" is not readable', text => {
  expect(turtles.isMoveSyntax(text)).toBe(false)
})

test('the start offers every hatch and nothing else, small turtles first', () => {
  const start = startOf(turtles, { width: 3 })
  const list = { at: new Int32Array(start.setup.maxMoves), size: 0 }
  turtles.moves(start, list)
  const texts = Array.from(list.at.subarray(0, list.size), move => turtles.write(start.setup, move))
  expect(texts.join(' ')).toBe('h1a h1b h1c h2a h2b h2c h3a h3b h3c h4a h4b h4c h5a h5b h5c')
})
