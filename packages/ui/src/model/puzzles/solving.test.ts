import type { Puzzle } from '@tabuleiro/ai'
import {
  askedMove,
  isAsked,
  judgeTried,
  makeMove,
  makeReply,
  nextReply,
  nextShown,
  resultOfSolving,
  showSolution,
  startSolving,
  stepShown,
  takeHint,
  tryAgain,
} from './solving'

const puzzle: Puzzle = {
  id: 'p',
  game: 'trike',
  options: {},
  position: '',
  grade: 1,
  nodes: 1,
  plies: 3,
  themes: ['trap'],
  solution: ['a1', 'b1', 'c1'],
  first: ['a1'],
}
const start = startSolving(puzzle)
const refuted = { wins: false, refutation: ['b2', 'c2'] } as const

test('right moves and answers lead to the end, at the first try', () => {
  expect(askedMove(start)).toBe('a1')
  const one = makeMove(start, 'a1')
  expect([one.state, isAsked(one), nextReply(one)]).toEqual(['asking', false, 'b1'])
  const two = makeReply(one)
  expect([isAsked(two), askedMove(two)]).toEqual([true, 'c1'])
  const three = makeMove(two, 'c1')
  expect([three.state, resultOfSolving(three)]).toEqual(['solved', 'first'])
})

test('a wrong move waits for its judgement, is refuted, and may be tried again', () => {
  const tried = makeMove(start, 'b2')
  expect([tried.state, isAsked(tried), resultOfSolving(tried)]).toEqual(['asking', false, undefined])
  const wrong = judgeTried(tried, refuted)
  expect([wrong.state, wrong.refutation, resultOfSolving(wrong)]).toEqual(['wrong', ['b2', 'c2'], 'missed'])
  const again = tryAgain(wrong)
  expect([again.state, again.plies, isAsked(again)]).toEqual(['asking', 0, true])
  const solved = makeMove(makeReply(makeMove(again, 'a1')), 'c1')
  expect(resultOfSolving(solved)).toBe('solved')
})

test('a wrong move later in the line is tried again from there', () => {
  const wrong = judgeTried(makeMove(makeReply(makeMove(start, 'a1')), 'x9'), refuted)
  expect([wrong.state, wrong.plies, tryAgain(wrong).plies]).toEqual(['wrong', 2, 2])
})

test('another move that provably wins is accepted', () => {
  const solved = judgeTried(makeMove(start, 'b2'), { wins: true })
  expect([solved.state, solved.tried, resultOfSolving(solved)]).toEqual(['solved', 'b2', 'first'])
})

test('a judgement that comes too late changes nothing', () => {
  const shown = showSolution(makeMove(start, 'b2'))
  expect(judgeTried(shown, refuted)).toBe(shown)
  expect(judgeTried(start, refuted)).toBe(start)
})

test('a hint goes from the place to the move to the reason, and counts as help', () => {
  const steps = [takeHint(start), takeHint(takeHint(start)), takeHint(takeHint(takeHint(start)))]
  expect(steps.map(({ hint }) => hint)).toEqual(['place', 'move', 'why'])
  expect(takeHint(steps[2] ?? start).hint).toBe('why')
  const solved = makeMove(makeReply(makeMove(steps[0] ?? start, 'a1')), 'c1')
  expect([solved.hint, resultOfSolving(solved)]).toEqual([undefined, 'solved'])
  expect(takeHint(makeMove(start, 'a1')).hint).toBeUndefined()
})

test('the solution is shown from where it stands, move by move, and the puzzle counts as missed', () => {
  const shown = showSolution(makeReply(makeMove(start, 'a1')))
  expect([shown.state, nextShown(shown), resultOfSolving(shown)]).toEqual(['shown', 'c1', 'missed'])
  const over = stepShown(shown)
  expect([nextShown(over), stepShown(over)]).toEqual([undefined, over])
})

test('after the end the whole puzzle can be tried again, and no longer counts as a first try', () => {
  const again = tryAgain(makeMove(makeReply(makeMove(start, 'a1')), 'c1'))
  expect([again.state, again.plies, again.isClean]).toEqual(['asking', 0, false])
})

test('a last move of the other side ends the game before the puzzle counts as solved', () => {
  const forced = makeMove(startSolving({ ...puzzle, solution: ['a1', 'b1'] }), 'a1')
  expect([forced.state, nextReply(forced)]).toEqual(['asking', 'b1'])
  expect(makeReply(forced).state).toBe('solved')
})
