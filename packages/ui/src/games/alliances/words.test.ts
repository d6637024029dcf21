import {
  eventsOf,
  expectOk,
  games,
  movesOf,
  newMatch,
  piecesOf,
  playMove,
  positionOf,
  readMove,
  resultOf,
} from '@tabuleiro/engine'
import type { GameEvent, Match, StateOf } from '@tabuleiro/engine'
import fc from 'fast-check'
import { createTranslator } from '../../i18n/languages'
import { sayOfGame } from '../../i18n/say'
import type { Language } from '../../i18n/texts'
import { formatResultReason } from '../../words/resultReason'
import '../../testing/setupTexts'
import { lookUpGameUi } from '../registry'
import { alliancesUi } from '.'

const languages: Language[] = ['en', 'pt']
const { t } = createTranslator('en')
const stateOf = (match: Match) => positionOf(match) as StateOf<'alliances'>
const begin = (options: object, start?: string) => expectOk(newMatch({ game: 'alliances', options, start }))
const after = (match: Match, ...texts: string[]): Match =>
  texts.reduce(
    (played, text) => expectOk(playMove(played, expectOk(readMove(games.alliances, stateOf(played), 1, text)))),
    match,
  )
const NAMES = ['Ana', 'Rui'] as const
const describeLast = (match: Match, by = t) =>
  alliancesUi.say.describeMove(by, eventsOf(match, match.plies.length), stateOf(match), side => ({ name: NAMES[side] }))

/** Every text about the present position. */
function sentences(match: Match, by: typeof t): string[] {
  const s = stateOf(match)
  const pieces = piecesOf(match)
  const places = alliancesUi.tray?.(s, undefined).flatMap(({ place }) => place ?? []) ?? []
  return [
    ...([0, 1] as const).map(side => alliancesUi.say.playerSummary(by, s, side)),
    ...([0, 1] as const).map(side =>
      sayOfGame(by, 'alliances', ['colour', alliancesUi.score(s, side).appearance.kind]),
    ),
    ...places.map(place => alliancesUi.say.describePlace?.(by, s, place) ?? ''),
    ...s.setup.cells.map(({ name }) =>
      alliancesUi.say.describeCell(
        by,
        s,
        name,
        pieces.filter(({ at }) => at === name),
      ),
    ),
  ]
}

test.each(languages)('in %s random games are described without gaps or bare keys', language => {
  const by = createTranslator(language).t
  const kinds = new Set<string>()
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 4 }),
      fc.boolean(),
      fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
      (size, pie, picks) => {
        const words: string[] = []
        let match = begin({ size, pie })
        while (!resultOf(match)) {
          const moves = movesOf(match)
          // The swap is the last of the moves and seldom drawn.
          const pick = pie && match.plies.length === 1 ? moves.length - 1 : (picks[match.plies.length] ?? 0)
          match = expectOk(playMove(match, moves[pick % moves.length] ?? 0))
          for (const event of eventsOf(match, match.plies.length)) kinds.add(keyOf(event))
          words.push(describeLast(match, by))
        }
        words.push(...sentences(match, by))
        words.push(formatResultReason(by, lookUpGameUi('alliances'), { match, result: resultOf(match) }))
        expect(words.filter(each => each === '' || /alliances\.|\{\{|undefined/.test(each))).toEqual([])
      },
    ),
    { numRuns: 20, seed: 4 },
  )
  expect([...kinds].sort()).toEqual(['placed', 'swapped', 'won connection', 'won fence'])
})

const keyOf = (event: GameEvent) => (event.kind === 'won' ? `won ${event.how}` : event.kind)

// Examples 39, 40, 25 and 44 of the rules: whose colour it is depends on the chart, not on who placed the disc.
test.each([
  [{ size: 3 }, '1.4.3.4.1_1_a_---', 'pa2', 'Ana placed purple on a2 and won orange by fence.'],
  [{ size: 3 }, '1.4.3.4.1_1_a_---', 'ga2', 'Ana placed green on a2. Rui won orange by fence.'],
  [
    {},
    'o4.2o5.3o5.4o5.5o5.6o5.11.7o4.7o3.6p3.6o2.6o1.4o_2_a_-1-',
    'og8',
    'Rui placed orange on g8. Ana won orange by connection.',
  ],
  [
    { size: 6 },
    'opop.gopppog.oggpgggp.oopopggpg.ooooo1opoo.gpoggpoog.gppgoopogg.pogpgoppg.pggogpog.pgpppgp.pogo_1_a_---',
    'og7',
    'Ana placed orange on g7 and won orange by connection, green by connection. Rui won purple by connection.',
  ],
])('with %j, after %s %s is described as "%s"', (options, start, move, text) => {
  expect(describeLast(after(begin(options, start), move))).toBe(text)
})

test('a swap is described, and the players have the other charts after it', () => {
  const offered = after(begin({ pie: true }), 'og7')
  const swapped = after(offered, 'swap')
  expect(describeLast(swapped)).toBe('Rui swapped sides and has Chart A now.')
  const kinds = (match: Match) => ([0, 1] as const).map(side => alliancesUi.score(stateOf(match), side).appearance.kind)
  expect([kinds(offered), kinds(swapped)]).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ])
})

test('a strip says which chart it is, who is whose ally, and which colours are won and lost', () => {
  const match = after(begin({ size: 3 }), 'pa2')
  expect(alliancesUi.score(stateOf(match), 0).score).toBe(1)
  expect(alliancesUi.say.playerSummary(t, stateOf(match), 0)).toBe(
    'Chart A, 1 colour won; orange with purple (won), purple with green, green with orange',
  )
  expect(alliancesUi.say.playerSummary(t, stateOf(match), 1)).toBe(
    'Chart B, 0 colours won; orange with green (lost), purple with orange, green with purple',
  )
})

test('a cell says what lies on it and at which side it is', () => {
  const match = after(begin({}), 'gm9', 'pg7')
  const describe = (cell: string) =>
    alliancesUi.say.describeCell(
      t,
      stateOf(match),
      cell,
      piecesOf(match).filter(({ at }) => at === cell),
    )
  expect(['m9', 'g7', 'h13', 'b2'].map(describe)).toEqual([
    'green disc, at a side of orange',
    'purple disc',
    'empty, at a side of purple',
    'empty',
  ])
})

test('both players take discs from one supply; a used up colour keeps its place, to say why', () => {
  const start = stateOf(begin({}))
  expect(alliancesUi.tray?.(start, 0)).toEqual([])
  const shown = (s: typeof start) => alliancesUi.tray?.(s, undefined).map(({ place, count }) => [place, count])
  expect(shown(start)).toEqual([
    ['hand-orange', 42],
    ['hand-purple', 42],
    ['hand-green', 42],
  ])
  // Example 27 of the rules.
  const spent =
    'o2o1.o2o2o1.2o2o2o.1o2o2o2.o2o2o2o1.2o2o2o2o.o2o2o2o1.2o2o2o2o.o2o2o2o1.1o2o2o2.2o2o2o.o2o2o1.o2o1_1_a_---'
  expect(shown(stateOf(begin({}, spent)))?.[0]).toEqual(['hand-orange', 0])
  expect(alliancesUi.say.describePlace?.(t, stateOf(after(begin({}), 'og7')), 'hand-orange')).toBe('orange, 41 left')
})

test('the picture is a game in which no colour is won yet', () => {
  const match = after(begin({}), ...alliancesUi.picture)
  expect(piecesOf(match).length).toBeGreaterThanOrEqual(24)
  expect(games.alliances.facts(stateOf(match)).trophies).toEqual([0, 0])
})
