import type { Analysis, JudgedMove, MoveClass } from '@tabuleiro/ai'
import { endMatch, expectOk, newMatch, playMove, positionOf, readMove, rulesOf, type Match } from '@tabuleiro/engine'
import { listMistakes, listStretches, reviewMatch } from './review'

function matchOf(...moves: readonly string[]): Match {
  return moves.reduce(
    (match, text) => expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text)))),
    expectOk(newMatch({ game: 'trike', options: { size: 4, pie: false } })),
  )
}

const match = matchOf('b2', 'b1', 'c2', 'c1')

const judged = (quality: MoveClass, before: number, after: number): JudgedMove => ({
  move: 'a1',
  class: quality,
  best: 'a1',
  line: ['a1'],
  before,
  after,
})

const analysisOf = (plies: readonly JudgedMove[], resume?: Analysis['resume']): Analysis => ({
  format: 'tabuleiro-analysis',
  version: 3,
  game: 'trike',
  rules: 1,
  options: {},
  nodes: 1,
  plies: [...plies],
  ...(resume && { resume }),
})

const whole = analysisOf([
  judged('best', 0.5, 0.5),
  judged('blunder', 0.5, 0.2),
  judged('mistake', 0.8, 0.65),
  judged('blunder', 0.35, 0),
])

test('chances are those of player 1, after moves of either side', () => {
  const { moves } = reviewMatch(match, whole)
  expect(moves.map(move => [move?.side, move?.before, move?.after])).toEqual([
    [0, 0.5, 0.5],
    [1, 0.5, 0.8],
    [0, 0.8, 0.65],
    [1, 0.65, 1],
  ])
})

test('an unfinished analysis reviews the last moves, and decides nothing', () => {
  const review = reviewMatch(match, analysisOf(whole.plies.slice(2), { value: 0, line: [] }))
  expect(review.moves.map(move => move?.ply)).toEqual([undefined, undefined, 3, 4])
  expect([review.isComplete, review.decisive]).toEqual([false, undefined])
})

test('accuracy is perfect without a loss, falls with each one, and is unknown without moves', () => {
  const { accuracy } = reviewMatch(match, whole)
  expect(accuracy[0]).toBe(77)
  expect(accuracy[1]).toBeLessThan(35)
  const only = analysisOf([judged('best', 0.9, 0.9)], { value: 0, line: [] })
  expect(reviewMatch(match, only).accuracy).toEqual([undefined, 100])
})

test('the mistake of the loser that gave the most away decided the match, whatever changed the lead', () => {
  const lost = expectOk(endMatch(match, { how: 'resign', by: 1 }))
  expect(reviewMatch(lost, whole).decisive?.ply).toBe(4)
  const slight = analysisOf([
    whole.plies[0],
    judged('blunder', 0.48, 0.1),
    whole.plies[2],
    judged('inaccuracy', 0.52, 0.45),
  ] as JudgedMove[])
  expect(reviewMatch(lost, slight).turningPoints.map(({ ply }) => ply)).toEqual([4])
  expect(reviewMatch(lost, slight).decisive).toMatchObject({ ply: 2, quality: 'blunder' })
  expect(reviewMatch(match, whole).decisive).toBeUndefined()
})

test('of the mistakes of the winner none decided the match', () => {
  const won = expectOk(endMatch(match, { how: 'resign', by: 0 }))
  expect(reviewMatch(won, whole).decisive?.ply).toBe(3)
})

test('a turning point puts the mover behind; a mistake that keeps the lead is none', () => {
  expect(reviewMatch(match, whole).turningPoints.map(({ ply }) => ply)).toEqual([2])
})

test('mistakes are listed by whose they are', () => {
  const review = reviewMatch(match, whole)
  expect(listMistakes(review, 'both').map(({ ply }) => ply)).toEqual([2, 3, 4])
  expect(listMistakes(review, 0).map(({ ply }) => ply)).toEqual([3])
  expect(listMistakes(review, 1).map(({ ply }) => ply)).toEqual([2, 4])
})

test('stretches tell who was ahead when', () => {
  expect(listStretches(reviewMatch(match, whole))).toEqual([
    { from: 1, to: 1, ahead: undefined },
    { from: 2, to: 4, ahead: 0 },
  ])
})
