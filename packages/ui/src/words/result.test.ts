import {
  endMatch,
  expectOk,
  gameIds,
  newMatch,
  resultOf,
  type Ending,
  type Match,
  type MatchSpec,
  type Pair,
  type Seat,
} from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import type { Language } from '../i18n/texts'
import { afterMoves } from '../testing/saves'
import { formatResult } from './result'
import { formatEffort, formatResultReason } from './resultReason'
import '../testing/setupTexts'

const you: Seat = { name: '', player: 'human' }
const computer: Seat = { name: '', player: 'level:3' }
const people: Pair<Seat> = [
  { name: 'Ana', player: 'human' },
  { name: 'Rui', player: 'human' },
]
const youFirst: Pair<Seat> = [you, computer]
const youSecond: Pair<Seat> = [computer, you]

function reasonOf(match: Match, language: Language = 'en'): string {
  return formatResultReason(createTranslator(language).t, lookUpGameUi(match.game), { match, result: resultOf(match) })
}

/** A match that a position has ended, or that these moves end. */
function ended(seats: Pair<Seat>, spec: MatchSpec, moves = ''): Match {
  const match = afterMoves(expectOk(newMatch({ ...spec, seats })), ...moves.split(' ').filter(Boolean))
  if (!resultOf(match)) throw new Error('it is not over')
  return match
}

interface Case {
  readonly code: string
  readonly spec: MatchSpec
  readonly moves?: string
  readonly said: string
  /** To the winner, where that is "you". */
  readonly toWinner?: string
  readonly toLoser?: string
  readonly pt: string
}

const dragons = 'three-dragons'
const REDUCED = 'm------am.---------.---------.---------.o---o---o.--1a-----.---------.---------.m---1--1m_1_0'
const WIPED = 'm-------m.---------.---------.---------.o---o---o.---------.--1a-a1--.---------.m---1---m_1_0'
const BLOCKED = 'ma1-----m.a--------.1--------.---------.o---o---o.---------.---------.---------.m1------m_1_9'
const STUCK = '0.0_0.0_n1.0_s3n2.n4n3~n~12~0'
const FILLED = 'o4.2o5.3o5.4o5.5o5.6o5.11.7o4.7o3.6p3.6o2.6o1.4o_2_a_-1-'

const cases: readonly Case[] = [
  {
    code: 'reduced',
    spec: { game: dragons, options: { variant: 'basic' }, start: REDUCED },
    moves: 'e1-e4',
    said: 'Navy has one piece left, and one piece cannot play on.',
    toLoser: 'You have one piece left, and one piece cannot play on.',
    pt: 'Azul só tem uma peça, e uma peça só não pode continuar.',
  },
  {
    code: 'blocked',
    spec: { game: dragons, options: { variant: 'basic' }, start: BLOCKED },
    moves: 'b1-b8',
    said: 'Navy is to move, but no piece can: a player without a move loses.',
    toLoser: 'It is your turn, but none of your pieces can move: a player without a move loses.',
    pt: 'É a vez de Azul, mas nenhuma peça se pode mover: quem fica sem jogadas perde.',
  },
  {
    code: 'repetition',
    spec: { game: dragons, options: { repetition: 2 } },
    moves: 'e2-e3 e8-e7 e3-e2 e7-e8',
    said: 'The same position came up 2 times, and that makes a draw.',
    pt: 'A mesma posição surgiu 2 vezes, e isso dá empate.',
  },
  {
    code: 'no-progress',
    spec: { game: dragons, options: { noProgress: 8, repetition: 0 } },
    moves: 'e2-e3 e8-e7 e3-e2 e7-e8 e2-e3 e8-e7 e3-e2 e7-e8',
    said: 'No capture and no new dragon in 8 moves: that makes a draw.',
    pt: 'Nem capturas nem dragões novos em 8 jogadas: isso dá empate.',
  },
  {
    code: 'majority',
    spec: { game: 'trike', start: '1.2.3.4.5.5w.5b1_f6_b_1' },
    moves: 'g7',
    said: 'Under and around the trapped pawn Navy has 2 checkers to 1, and more wins.',
    toWinner: 'Under and around the trapped pawn you have 2 checkers to 1, and more wins.',
    toLoser: 'Under and around the trapped pawn Navy has 2 checkers to your 1, and more wins.',
    pt: 'Debaixo e à volta do peão preso, Azul tem 2 peças contra 1: ganha quem tem mais.',
  },
  {
    code: 'tiebreak',
    spec: { game: 'trike', options: { board: 'hexagon', size: 3 }, start: '3.4.5.2bw.bw1_d4_b_1' },
    moves: 'e3',
    said: 'Level at 2 checkers each, but the one under the pawn is Navy’s: the other, with more around it, wins.',
    toWinner: 'Level at 2 checkers each, but the one under the pawn is Navy’s: you have more around it, and win.',
    toLoser: 'Level at 2 checkers each, but the one under the pawn is yours: Ivory, with more around it, wins.',
    pt: 'Há 2 peças de cada cor, mas a que está debaixo do peão é de Azul: ganha quem tem mais à volta.',
  },
  {
    code: 'tie',
    spec: { game: 'trike', options: { board: 'pyramid' }, start: 'b.w1.bwb.4.5.6.7.6.5.4.3.2.1_a1_w_1' },
    moves: 'b2',
    said: 'Under and around the trapped pawn each has 3 checkers: on this board that makes a draw.',
    pt: 'Debaixo e à volta do peão preso há 3 peças de cada cor: neste tabuleiro isso dá empate.',
  },
  {
    code: 'two-colours',
    spec: { game: 'alliances', start: FILLED },
    moves: 'og8',
    said: 'Ana has won orange by connection and purple: two of the three colours win the game.',
    toWinner: 'You have won orange by connection and purple: two of the three colours win the game.',
    toLoser: 'Regular has won orange by connection and purple: two of the three colours win the game.',
    pt: 'Ana conquistou o laranja por ligação e roxo: com duas das três cores ganha-se o jogo.',
  },
  {
    code: 'score',
    spec: { game: 'turtles', start: 's4s2s1.0_0.0_0.0_0.0~s~0~0' },
    moves: '4u',
    said: 'Teal has 3 in the sea: it takes 3 to win.',
    toWinner: 'You have 3 in the sea: it takes 3 to win.',
    pt: 'Verde tem 3 no mar: para ganhar é preciso ter 3.',
  },
  {
    code: 'repetition',
    spec: { game: 'turtles', options: { repetition: 2 } },
    moves: 'h1a h1a 1r 1r 1l 1l',
    said: 'The same position came up 2 times, and that makes a draw.',
    pt: 'A mesma posição surgiu 2 vezes, e isso dá empate.',
  },
  {
    code: 'no-moves',
    spec: { game: 'turtles', start: STUCK },
    moves: '1d',
    said: 'The player to move has no legal move, and that makes a draw.',
    pt: 'Quem devia jogar não tem jogada possível, e isso dá empate.',
  },
  {
    code: 'no-moves',
    spec: { game: 'turtles', options: { noMoves: 'loss' }, start: STUCK },
    moves: '1d',
    said: 'Teal is to move and cannot: in this game that loses.',
    toLoser: 'It is your turn and you cannot move: in this game that loses.',
    pt: 'É a vez de Verde, que não pode jogar: neste jogo isso perde.',
  },
  {
    code: 'no-moves',
    spec: { game: 'turtles', options: { noMoves: 'score' }, start: STUCK },
    moves: '1d',
    said: 'The player to move has no legal move, so the sea decides: Teal has 2 there to 0.',
    toWinner: 'The player to move has no legal move, so the sea decides: you have 2 there to 0.',
    toLoser: 'The player to move has no legal move, so the sea decides: you have 0 there to 2.',
    pt: 'Quem devia jogar não tem jogada possível, por isso decide o mar: Verde tem lá 2 contra 0.',
  },
]

test.each(cases)('$code', ({ code, spec, moves, said, toWinner = said, toLoser = said, pt }) => {
  const match = ended(people, spec, moves)
  expect(resultOf(match)?.reason).toBe(code)
  expect(reasonOf(match)).toBe(said)
  expect(reasonOf(match, 'pt')).toBe(pt)
  const winner = resultOf(match)?.winner
  if (winner === undefined) return
  expect(reasonOf(ended(winner === 0 ? youFirst : youSecond, spec, moves))).toBe(toWinner)
  expect(reasonOf(ended(winner === 0 ? youSecond : youFirst, spec, moves))).toBe(toLoser)
})

test('every reason of every game has its sentences, and one was said for each', async () => {
  const said = new Set(cases.map(({ spec, code }) => `${spec.game} ${code}`))
  for (const game of gameIds)
    for (const code of Object.keys((await lookUpGameUi(game).rulebook()).endings))
      expect(said).toContain(`${game} ${code}`)
})

test('a side that has lost its last pieces at once has none left', () => {
  const match = expectOk(newMatch({ game: dragons, options: { variant: 'basic' }, start: WIPED, seats: youSecond }))
  const over = afterMoves(match, 'e1-e3')
  expect(reasonOf(over)).toBe('You have no piece left.')
})

test.each<[Language, Ending, Pair<string>]>([
  ['en', { how: 'resign', by: 1 }, ['You win', 'Regular resigned, so the win is yours.']],
  ['en', { how: 'resign', by: 0 }, ['Regular wins', 'You resigned, so Regular wins.']],
  ['pt', { how: 'resign', by: 0 }, ['Experiente ganha', 'Desistiu, por isso Experiente ganha.']],
  ['en', { how: 'time', by: 0 }, ['Regular wins', 'You ran out of time, so Regular wins.']],
  ['pt', { how: 'time', by: 1 }, ['A vitória é sua', 'Experiente ficou sem tempo, por isso a vitória é sua.']],
  ['en', { how: 'agreed' }, ['A draw', 'Both players agreed on a draw.']],
  ['pt', { how: 'agreed' }, ['Empate', 'Os dois jogadores acordaram num empate.']],
])('in %s, the end by %j is explained', (language, ending, words) => {
  const match = expectOk(endMatch(expectOk(newMatch({ game: 'trike', seats: youFirst })), ending))
  const { t } = createTranslator(language)
  expect([formatResult(t, { match, result: resultOf(match) }), reasonOf(match, language)]).toEqual(words)
})

test.each<[Pair<Seat>, Pair<number>, string]>([
  [youFirst, [0, 0], '2 moves, no hints'],
  [youFirst, [1, 0], '2 moves, 1 hint'],
  [people, [1, 2], '2 moves, 3 hints'],
  [[computer, computer], [0, 0], '2 moves'],
])('the length of a match between %j with %j hints is %j', (seats, used, words) => {
  const spec: MatchSpec = { game: 'trike', seats, hints: { allowed: true, used } }
  const match = ended(seats, spec, 'g6 f6 g7')
  expect(formatEffort(createTranslator('en').t, match)).toBe(words)
})
