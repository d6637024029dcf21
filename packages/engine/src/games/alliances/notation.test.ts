import fc from 'fast-check'
import { alliances } from '.'
import { expectOk } from '../../core/result'
import { charts, colours, emptyRows, isBlocked, isConnected, isOver, parseText, spotsOf } from './testing/definitions'
import { dice } from '../../testing/play'

const setupOf = (options: object) => expectOk(alliances.setup(options))
const accepts = (options: object, text: string) => {
  const read = alliances.decode(setupOf(options), text)
  if (read.ok) expect(alliances.encode(read.value)).toBe(text)
  return read.ok
}

test.each([
  ['{}', {}, '5.8.9.10.11.12.11.12.11.10.9.8.5_1_a_---'],
  ['chart b first', { firstChart: 'b' }, '5.8.9.10.11.12.11.12.11.10.9.8.5_1_b_---'],
  ['size 5', { size: 5 }, '3.6.7.8.7.8.7.6.3_1_a_---'],
  ['size 3', { size: 3 }, '1.4.3.4.1_1_a_---'],
  ['size 9', { size: 9 }, '7.10.11.12.13.14.15.16.15.16.15.14.13.12.11.10.7_1_a_---'],
])('the start with %s', (_, options, text) => {
  expect(alliances.encode(alliances.start(setupOf(options)))).toBe(text)
})

test.each([
  ['og7', true],
  ['ph13', true],
  ['gq99', true],
  ['oa1', true],
  ['swap', true],
  ['', false],
  ['g7', false],
  ['rg7', false],
  ['og', false],
  ['og0', false],
  ['og07', false],
  ['og111', false],
  ['or1', false],
  ['OG7', false],
  ['oG7', false],
  ['og7\n', false],
  [' og7', false],
  ['Swap', false],
  ['swap ', false],
  ['og٧', false],
])('the move text %j is readable: %s', (text, expected) => {
  expect(alliances.isMoveSyntax(text)).toBe(expected)
})

test.each([
  ['the turn need not fit the discs', '1.4.1o1.4.1_1_a_---'],
  ['a swap may have happened in any game', '1.4.3.4.1_2_b_---'],
  ['a won colour is taken as given', '1.4.3.4.1_1_a_12-'],
  ['a won colour may be connected for the other player', 'o.1o2.1o1.1o2.o_1_a_212'],
  ['two colours of one player end the game, whatever the board shows', 'o.pgop.gop.ggop.o_1_a_1-1'],
  ['so do three', '1.4.3.4.1_1_a_222'],
  ['all discs of a colour may lie on the board', 'o.oo2.1o1.oo2.1_1_a_111'],
])('accepts: %s', (_, text) => {
  expect(accepts({ size: 3 }, text)).toBe(true)
})

test.each([
  ['nothing', ''],
  ['three fields', '1.4.3.4.1_1_a'],
  ['five fields', '1.4.3.4.1_1_a_---_'],
  ['no player 0', '1.4.3.4.1_0_a_---'],
  ['no player 3', '1.4.3.4.1_3_a_---'],
  ['no chart c', '1.4.3.4.1_1_c_---'],
  ['no chart A', '1.4.3.4.1_1_A_---'],
  ['two owners', '1.4.3.4.1_1_a_--'],
  ['four owners', '1.4.3.4.1_1_a_----'],
  ['owner 0', '1.4.3.4.1_1_a_0--'],
  ['owner 3', '1.4.3.4.1_1_a_3--'],
  ['a missing row', '1.4.3.4_1_a_---'],
  ['a row too many', '1.4.3.4.1.1_1_a_---'],
  ['an empty row', '1.4..4.1_1_a_---'],
  ['a short row', '1.4.2.4.1_1_a_---'],
  ['a long row', '1.4.3o.4.1_1_a_---'],
  ['a leading zero', '01.4.3.4.1_1_a_---'],
  ['an empty run', '1.4.0o2.4.1_1_a_---'],
  ['two runs side by side', '1.22.3.4.1_1_a_---'],
  ['another disc', '1.4.1r1.4.1_1_a_---'],
  ['a capital', '1.4.1O1.4.1_1_a_---'],
  ['a space before', ' 1.4.3.4.1_1_a_---'],
  ['a line break after', '1.4.3.4.1_1_a_---\n'],
  ['the board of another size', '2.5.6.5.6.5.2_1_a_---'],
  ['seven discs of a colour', 'o.oooo.o2.o3.1_1_a_111'],
  ['an open colour that is connected', 'o.1o2.1o1.1o2.o_1_a_-21'],
  ['an open colour that is fenced off', 'p.4.3.4.1_1_a_---'],
])('refuses: %s', (_, text) => {
  expect(accepts({ size: 3 }, text)).toBe(false)
})

test('refuses long texts at once', () => {
  for (const piece of ['1', '_', '.', 'o', '-', '1.']) {
    const long = piece.repeat(300_000)
    for (const text of [long, `${long}_1_a_---`, `1.4.3.4.1_1_a_${long}`, `1.4.3.4.1${long}_1_a_---`])
      expect(accepts({ size: 3 }, text)).toBe(false)
    expect(alliances.isMoveSyntax(long)).toBe(false)
  }
})

test('a hand-made position is accepted exactly when it is finished, or settled by the definitions', () => {
  const verdicts = new Set<string>()
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 3, max: 9 }), (seed, size) => {
      const text = handMade(size, seed)
      const p = parseText(size, text)
      const isOpen = (i: number) => p.won.charAt(i) === '-'
      const isDecided = colours.some(
        (c, i) => isOpen(i) && charts.some(chart => isConnected(p, chart, c) || isBlocked(p, chart, c)),
      )
      const expected = isOver(p.won) || !isDecided
      verdicts.add(`${isOver(p.won)} ${isDecided}`)
      expect(accepts({ size }, text)).toBe(expected)
    }),
    { numRuns: 400 },
  )
  expect(verdicts.size).toBe(4)
})

/** Discs strewn at random, owners and turn at random. */
function handMade(size: number, seed: number): string {
  const roll = dice(seed)
  const left = { o: size * (size - 1), p: size * (size - 1), g: size * (size - 1) }
  const density = roll(11)
  const contents = spotsOf(size).map(() => {
    const colour = colours[roll(3)]
    return roll(10) < density && left[colour]-- > 0 ? colour : '-'
  })
  const rows = emptyRows(size)
    .split('.')
    .map(width => contents.splice(0, Number(width)).join(''))
  const board = rows.map(row => row.replace(/-+/g, run => String(run.length))).join('.')
  const owner = () => '--12'.charAt(roll(4))
  return `${board}_${1 + roll(2)}_${charts[roll(2)]}_${owner()}${owner()}${owner()}`
}

test('every move is written as the rules say, colour first', () => {
  const { setup } = alliances.start(setupOf({ size: 9 }))
  expect(setup.texts[0]).toBe('swap')
  expect(setup.texts.slice(4, 8)).toEqual([undefined, 'oq10', 'pq10', 'gq10'])
  expect(new Set(setup.texts.filter(Boolean)).size).toBe(3 * 211 + 1)
})
