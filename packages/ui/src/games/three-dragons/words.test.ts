import {
  eventsOf,
  expectOk,
  games,
  movesOf,
  newMatch,
  next,
  piecesOf,
  playMove,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  type Match,
  type Move,
  type StateOf,
} from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { createTranslator } from '../../i18n/languages'
import type { Language } from '../../i18n/texts'
import { threeDragonsUi } from '.'
import { bySide } from '../../testing/play'

const game = games['three-dragons']
const translators = { en: createTranslator('en').t, pt: createTranslator('pt').t }
const stateOf = (match: Match, ply?: number) => positionOf(match, ply) as StateOf<'three-dragons'>

/** A match from a position, with these moves made. */
function matchFrom(start: string, moves: readonly string[] = [], options: unknown = {}): Match {
  return moves.reduce(
    (match, text) => expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text)))),
    expectOk(newMatch({ game: 'three-dragons', start, options })),
  )
}

/** The description of the last move. */
function storyOf(match: Match, language: Language = 'en'): string {
  return threeDragonsUi.say.describeMove(
    translators[language],
    eventsOf(match, match.plies.length),
    stateOf(match),
    bySide,
  )
}

test.each([
  [
    'a slide',
    'm-----bbm.---------.---------.---------.o---o---o.---------.---------.---------.m-----22m_1_0',
    'g1-g3',
    '0 moved g1 to g3.',
    '0 moveu de g1 para g3.',
  ],
  [
    'closing in',
    'm-----bbm.---------.---------.---------.o---o---o.----a----.--1a-a1--.---------.m---1--1m_1_0',
    'e1-e3',
    '0 moved e1 to e3 and captured d3, f3 and e4.',
    '0 moveu de e1 para e3 e capturou d3, f3 e e4.',
  ],
  [
    'strength',
    'm-----bbm.---------.---------.---------.o---o---o.-----b---.---------.---------.m---3--2m_1_0',
    'e1-e4xf4',
    '0 moved e1 to e4 and captured f4. That cost a point of strength: 2 left.',
    '0 moveu de e1 para e4 e capturou f4. Custou um ponto: fica com força 2.',
  ],
  [
    'a dragon that wakes',
    'm-d----bm.---------.---------.-a-------.ob--o---o.a--------.---------.---------.m-----22m_2_0',
    'b6-a6',
    '1 moved b6 to a6. 1 woke a dragon of strength 3 on a5.',
    '1 moveu de b6 para a6. 1 acordou um dragão de força 3 em a5.',
  ],
  [
    'a dragon that leaves',
    'm-d----bm.---------.---------.---------.o---5---o.---------.---------.---------.m-----22m_1_0',
    'e5-e7',
    '0 moved e5 to e7. The cave on e5 is empty now.',
    '0 moveu de e5 para e7. A gruta de e5 está agora vazia.',
  ],
])('%s is described in both languages', (_, start, move, en, pt) => {
  const match = matchFrom(start, [move])
  expect(storyOf(match)).toBe(en)
  expect(storyOf(match, 'pt')).toBe(pt)
})

/** The usual start, and a position in which either side may wake a dragon at once. */
const starts: readonly (string | undefined)[] = [
  undefined,
  'm--bbb-cm.c---d----.-b-----b-.b-----2--.o--2o2--o.a---2----.--------2.----4----.m3----2-m_1_0',
]

/** A match of moves picked by a small seeded generator: every other time from those that do more than slide. */
function randomMatch(seed: number, spec: { readonly options: unknown; readonly start: string | undefined }): Match {
  let match = expectOk(newMatch({ game: 'three-dragons', ...spec }))
  let random = seed
  for (let ply = 0; ply < 60 && !resultOf(match); ply++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0
    const moves = movesOf(match)
    const eventful = random & 0x10000 ? moves.filter(move => isEventful(match, move)) : []
    const pool = eventful.length > 0 ? eventful : moves
    match = expectOk(playMove(match, pool[(random >>> 8) % pool.length] ?? 0))
  }
  return match
}

function isEventful(match: Match, move: Move): boolean {
  const before = stateOf(match)
  return game.events(before, move, next(game, before, move)).length > 1
}

/** What a match says, move by move and square by square. */
function everyText(match: Match, t: TFunction): readonly string[] {
  const s = stateOf(match)
  const pieces = piecesOf(match)
  return [
    ...match.plies.map((_, i) =>
      threeDragonsUi.say.describeMove(t, eventsOf(match, i + 1), stateOf(match, i + 1), bySide),
    ),
    ...s.setup.squares.map(({ name }) => {
      const there = pieces.filter(piece => piece.at === name)
      return threeDragonsUi.say.describeCell(t, s, name, there)
    }),
    threeDragonsUi.say.playerSummary(t, s, 0),
    threeDragonsUi.say.playerSummary(t, s, 1),
  ]
}

/** A key that is missing shows as the key, a value that is missing as its braces. */
function expectWords(text: string) {
  expect(text).toMatch(/\S/)
  expect(text).not.toMatch(/three-dragons|\{\{|\w\.\w|undefined/)
}

test.each([
  [{}, ['captured', 'moved', 'opened', 'weakened', 'woken']],
  [{ captureChoice: 'both' }, ['captured', 'moved', 'opened', 'weakened', 'woken']],
  [{ variant: 'strength' }, ['captured', 'moved', 'weakened']],
])('everything that happens with %j is described in both languages', (options, kinds) => {
  const matches = starts.flatMap(start => [1, 2, 3].map(seed => randomMatch(seed, { options, start })))
  const events = matches.flatMap(match => match.plies.flatMap((_, i) => eventsOf(match, i + 1)))
  expect([...new Set(events.map(event => event.kind))].sort()).toEqual(kinds)
  const texts = Object.values(translators).flatMap(t => matches.flatMap(match => everyText(match, t)))
  new Set(texts).forEach(expectWords)
})

test('without strengths no text mentions them', () => {
  const match = randomMatch(7, { options: { variant: 'basic' }, start: undefined })
  for (const text of everyText(match, translators.en)) {
    expectWords(text)
    expect(text).not.toContain('strength')
  }
})

test.each([
  ['a1', 'mountain'],
  ['a5', 'opened cave, empty'],
  ['i5', 'closed cave, dragon of strength 3 asleep'],
  ['e5', 'ivory dragon, strength 5, in its cave'],
  ['c9', 'navy piece, strength 2'],
  ['b2', 'empty'],
])('%s holds: %s', (cell, words) => {
  const match = matchFrom(
    'm-b----cm.---------.---------.---------.x---5---o.---------.---------.---------.m-2---1-m_1_3',
  )
  const pieces = piecesOf(match).filter(piece => piece.at === cell)
  expect(threeDragonsUi.say.describeCell(translators.en, stateOf(match), cell, pieces)).toBe(words)
})

test('a dragon is still called one when it has left its cave', () => {
  const match = matchFrom(
    'm-b----cm.---------.---------.---------.x---5---o.---------.---------.---------.m-2---1-m_1_3',
    ['e5-e7'],
  )
  const pieces = piecesOf(match).filter(piece => piece.at === 'e7')
  expect(threeDragonsUi.say.describeCell(translators.en, stateOf(match), 'e7', pieces)).toBe('ivory dragon, strength 5')
})

test('a strip says pieces and strength, and pieces alone where there is no strength', () => {
  expect(
    threeDragonsUi.say.playerSummary(translators.en, stateOf(expectOk(newMatch({ game: 'three-dragons' }))), 0),
  ).toBe('Ivory, 8 pieces, strength 20 in all')
  const basic = expectOk(newMatch({ game: 'three-dragons', options: { variant: 'basic' } }))
  expect(threeDragonsUi.say.playerSummary(translators.pt, stateOf(basic), 1)).toBe('Azul, 8 peças')
})
