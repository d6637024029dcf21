import fc from 'fast-check'
import { threeDragons } from '.'
import { next } from '../../core/game'
import { readMove } from '../../core/moveText'
import { expectOk } from '../../core/result'
import { damaged } from '../../testing/damage'
import { captureOptions, handMadePosition, mixedPositions } from './testing/positions'
import { decoded, startOf } from '../../testing/play'

const START = 'mcbbbbbcm.----d----.---------.---------.o---o---o.---------.---------.----4----.m3222223m_1_0'
const BASIC = 'maaaaaaam.----a----.---------.---------.o---o---o.---------.---------.----1----.m1111111m_1_0'

const isRead = (options: object, text: string) => threeDragons.decode(expectOk(threeDragons.setup(options)), text).ok

test.each([
  [{}, START],
  [{ variant: 'strength' }, START],
  [{ variant: 'basic' }, BASIC],
  [{ width: 7, height: 7 }, 'mcbbbcm.---d---.-------.o--o--o.-------.---4---.m32223m_1_0'],
  [{ width: 7, height: 9 }, 'mcbbbcm.---d---.-------.-------.o--o--o.-------.-------.---4---.m32223m_1_0'],
])('the start with %o is %s', (options, text) => {
  expect(threeDragons.encode(startOf(threeDragons, options))).toBe(text)
})

test.each([
  ['empty', ''],
  ['a fourth field', `${START}_0`],
  ['a missing clock', START.slice(0, -2)],
  ['an empty clock', START.slice(0, -1)],
  ['a leading zero', START.replace('_1_0', '_1_00')],
  ['a sign', START.replace('_1_0', '_1_+1')],
  ['a clock beyond 9999', START.replace('_1_0', '_1_10000')],
  ['a clock in other digits', START.replace('_1_0', '_1_\u0661')],
  ['side 0', START.replace('_1_0', '_0_0')],
  ['side 3', START.replace('_1_0', '_3_0')],
  ['white space before', ` ${START}`],
  ['a line end after', `${START}\n`],
  ['a line end in the middle', START.replace('.', '\n')],
  ['a rank too few', START.replace('.---------', '')],
  ['a rank too many', START.replace('.---------', '.---------.---------')],
  ['a rank too short and one too long', START.replace('.---------.---------', '.--------.----------')],
  ['a dot out of place', START.replace('-.-', '--.')],
  ['no mountain in a corner', START.replace('mcb', '-cb')],
  ['a piece in a corner', START.replace('mcb', 'ccb')],
  ['a mountain elsewhere', START.replace('----d', 'm---d')],
  ['a mountain on a cave', START.replace('o---o---o', 'o---m---o')],
  ['a closed cave elsewhere', START.replace('----d', 'o---d')],
  ['an opened cave elsewhere', START.replace('----d', 'x---d')],
  ['an empty cave square', START.replace('o---o---o', 'o-------o')],
  ['strength 6', START.replace('4', '6')],
  ['strength 0', START.replace('4', '0')],
  ['a capital letter', START.replace('d', 'D')],
  ['a space for a square', START.replace('----d', '--- d')],
  ['a letter beyond ASCII', START.replace('d', '\u0434')],
  [
    'two players without an army',
    'm-------m.---------.---------.---------.o---o---o.---------.----a----.----1----.m-------m_1_0',
  ],
  ['no piece at all', 'm-------m.---------.---------.---------.o---o---o.---------.---------.---------.m-------m_1_0'],
])('a position with %s is refused', (_, text) => {
  expect(isRead({}, text)).toBe(false)
})

test.each([
  ['strengths in basic', { variant: 'basic' }, START],
  ['one stronger piece in basic', { variant: 'basic' }, BASIC.replace('----1----', '----2----')],
  ['an opened cave in basic', { variant: 'basic' }, BASIC.replace('o---o---o', 'o---x---o')],
  ['a piece on a cave in basic', { variant: 'basic' }, BASIC.replace('o---o---o', '1---o---o')],
  ['an opened cave in strength', { variant: 'strength' }, START.replace('o---o---o', 'x---o---o')],
  ['a piece on a cave in strength', { variant: 'strength' }, START.replace('o---o---o', 'o---5---o')],
  ['another size', { width: 11, height: 11 }, START],
])('a position with %s is refused', (_, options, text) => {
  expect(isRead(options, text)).toBe(false)
})

test.each([
  [
    'any piece on a cave',
    'm-----bbm.---------.---------.---------.1---b---x.---------.---------.---------.m-----22m_1_7',
  ],
  ['more pieces than a game has', START.replace('---------', '555555555')],
  [
    'a side without pieces',
    'm-------m.---------.---------.---------.o---o---o.---------.---------.---------.m-----22m_2_7',
  ],
  ['a clock run out', START.replace('_1_0', '_2_9999')],
  ['a blocked side', 'mb2-----m.b2-------.2--------.---------.o---o---o.---------.---------.---------.m-------m_2_1'],
])('a position with %s is a position', (_, text) => {
  expect(threeDragons.encode(decoded(threeDragons, {}, text))).toBe(text)
})

test('what is read is written back letter by letter, whatever stands where', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const s = handMadePosition(captureOptions(seed), seed)
      expect(decoded(threeDragons, s.setup.options, threeDragons.encode(s))).toEqual(s)
    }),
  )
})

test('a damaged text is refused, or it is the one way to write another position', () => {
  fc.assert(
    fc.property(fc.integer(), seed => {
      const [s, other] = mixedPositions(seed).slice(-2)
      const text = damaged(threeDragons.encode(s), threeDragons.encode(other), seed)
      const read = threeDragons.decode(s.setup, text)
      if (read.ok) expect(threeDragons.encode(read.value)).toBe(text)
    }),
    { numRuns: 150 },
  )
})

test('a million characters are refused like any other garbage', () => {
  for (const piece of ['-', '_', '.', '1', '9', 'm', START]) {
    expect(isRead({}, piece.repeat(1_000_000 / piece.length))).toBe(false)
    expect(isRead({}, START + piece.repeat(1_000_000 / piece.length))).toBe(false)
    expect(threeDragons.isMoveSyntax(`e2-e${piece.repeat(1_000_000 / piece.length)}`)).toBe(false)
  }
})

test('a clock that may run on is written as 9999 once it is beyond, and goes on counting', () => {
  const options = { repetition: 0, noProgress: 0 }
  const s = decoded(threeDragons, options, START.replace('_1_0', '_1_9999'))
  const after = next(threeDragons, s, expectOk(readMove(threeDragons, s, 1, 'e2-e3')))
  expect(after.reversiblePlies).toBe(10000)
  expect(threeDragons.encode(after)).toMatch(/_2_9999$/)
})

test.each(['e2-e4', 'c1-c4xc5', 'b1-b10xc10', 'm13-a13', 'a1-a1', 'm13-m12xm11'])('%s is readable', text => {
  expect(threeDragons.isMoveSyntax(text)).toBe(true)
})

test.each([
  ...['', 'e2', 'e2e4', 'e2-', '-e4', 'e2-e4x', 'e2-e4-e5', 'e2-e4xe5xe6', 'e2xe4', 'E2-e4', 'e2-E4', 'e2-e4X5'],
  ...['e2-e04', 'e0-e4', 'e2-e14', 'e2-e20', 'e2-e100', 'n1-n2', 'a1-n1', 'a1-a2xn2', ' e2-e4', 'e2-e4 ', 'e2-e4\n'],
  ...['e2 - e4', 'e2\u2013e4', 'e2-e\u0664', 'e2-e4\u0000', 'plain', 'swap'],
])('%j is unreadable', text => {
  expect(threeDragons.isMoveSyntax(text)).toBe(false)
})
