import { expectOk } from '@tabuleiro/engine'
import { positionIn } from '../../testing/play'
import { createMatchSession } from '../session/session'
import { playReply, practiceMatch, putBack, watchPersonMoves, type PersonMove } from './practiceMatch'

const AFTER_C2 = '1.2.1b1.4.5_c2_w_1'

/** A session of Trike from a position where the second side is to move, which is the person's. */
function practise() {
  const match = expectOk(practiceMatch({ game: 'trike', options: { size: 5, pie: false }, position: AFTER_C2 }))
  const session = createMatchSession(match)
  const made: PersonMove[] = []
  watchPersonMoves(session, move => made.push(move))
  return { match, session, made }
}

test('the person plays the side to move, and the screen the other one', () => {
  const { session, made } = practise()
  session.tap('d3', false)
  expect(made.map(({ move }) => move)).toEqual(['d3'])
  expect(made[0]?.match).toBe(session.getState().match)
  const before = positionIn(session)
  session.tap('d2', false)
  expect(positionIn(session)).toBe(before)
  expect(playReply(session, 'a1')).toBe(false)
  expect(playReply(session, 'd2')).toBe(true)
  expect(positionIn(session)).not.toBe(before)
  expect(made).toHaveLength(1)
})

test('a position is put back, which is no move of the person', () => {
  const { match, session, made } = practise()
  session.tap('d3', false)
  putBack(session, match)
  expect(positionIn(session)).toBe(AFTER_C2)
  session.tap('d2', false)
  expect(made.map(({ move }) => move)).toEqual(['d3', 'd2'])
})

test('one person may play both sides', () => {
  const match = expectOk(practiceMatch({ game: 'trike', options: { size: 5 }, person: 'both' }))
  const session = createMatchSession(match)
  const made: string[] = []
  watchPersonMoves(session, ({ move }) => made.push(move))
  for (const cell of ['c2', 'd3']) session.tap(cell, false)
  expect(made).toEqual(['c2', 'd3'])
})

test('a text that is no position is refused with its code', () => {
  const match = practiceMatch({ game: 'trike', position: 'nonsense' })
  expect(match.ok ? undefined : match.error.code).toBe('position/invalid')
})
