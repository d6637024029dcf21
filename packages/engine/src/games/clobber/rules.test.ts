import { clobber } from '.'
import { legalMoves, next } from '../../core/game'
import { expectOk } from '../../core/result'
import { readMove } from '../../core/moveText'
import { decoded, startOf } from '../../testing/play'
import type { ClobberState } from './rules'

const small = { width: 3, height: 3 }
const names = (s: ClobberState) => legalMoves(clobber, s).map(move => clobber.write(s.setup, move))
const play = (s: ClobberState, text: string) => next(clobber, s, expectOk(readMove(clobber, s, 1, text)))

test('every cell holds a stone at the start, the colours as on a chessboard', () => {
  expect(clobber.encode(startOf(clobber))).toBe('wbwbw.bwbwb.wbwbw.bwbwb.wbwbw.bwbwb_1')
  expect(clobber.facts(startOf(clobber))).toEqual({ stones: [15, 15], movable: [15, 15] })
})

test('a stone moves to an enemy beside it, up, right, down or left', () => {
  expect(names(decoded(clobber, small, 'www.wbw.www_1'))).toEqual(['b2-b3', 'b2-c2', 'b2-b1', 'b2-a2'])
  expect(names(decoded(clobber, small, 'w1w.1b1.w1w_1'))).toEqual([])
})

test('no row runs on into the next one', () => {
  expect(names(decoded(clobber, small, '2b.w2.3_1'))).toEqual([])
})

test('the enemy is removed before the stone takes its cell, and the stone stays the same piece', () => {
  const before = decoded(clobber, small, 'bw1.3.2w_1')
  const after = play(before, 'a3-b3')
  expect(clobber.encode(after)).toBe('1b1.3.2w_2')
  const [move] = legalMoves(clobber, before)
  expect(clobber.events(before, move, after)).toEqual([
    { kind: 'captured', piece: 'b3', at: 'b3' },
    { kind: 'moved', piece: 'a3', from: 'a3', to: 'b3' },
  ])
})

test('a player who cannot move loses, and the board shows the stones that are left', () => {
  const over = play(decoded(clobber, small, 'bw1.3.2w_1'), 'a3-b3')
  expect(clobber.outcome(over, 1)).toBe('first')
  expect(clobber.reason(over, 1)).toBe('blocked')
  expect(clobber.evidence(over, 1)).toEqual([{ kind: 'stuck', side: 1, cells: ['c1'] }])
})
