import type { GameEvent } from '@tabuleiro/engine'
import { motion } from '../theme/tokens'
import { momentMillis, planMoments, settlingMillis } from './motionPlan'

const moved: GameEvent = { kind: 'moved', piece: 'a1', from: 'a1', to: 'a4' }
const captured: GameEvent = { kind: 'captured', piece: 'a5', at: 'a5', how: 'custodial' }
const opened: GameEvent = { kind: 'opened', at: 'e1' }
const woken: GameEvent = { kind: 'woken', piece: 'e5', at: 'e5', side: 0, value: 3 }
const scored: GameEvent = { kind: 'scored', piece: 's4', from: 'a5', side: 0 }

test.each<[string, readonly GameEvent[], number]>([
  ['nothing', [], 0],
  ['a glide', [moved], 150],
  ['a capture that follows a glide', [moved, captured], 90 + 150],
  ['a dragon that wakes with the third link', [moved, captured, opened, woken], 180 + 600],
  ['a turtle that reaches the sea', [moved, scored], 150 + 600],
])('%s has come to rest when all of it has been seen', (_, events, millis) => {
  expect(settlingMillis(events, 150)).toBe(millis)
})

test('where nothing moves nothing is waited for, and there are no moments', () => {
  expect(settlingMillis([moved, captured, opened, woken], 0)).toBe(0)
  expect(planMoments([moved, captured, opened, woken], 0)).toEqual([])
})

test('a dragon wakes as it appears; what pieces bring about waits for them', () => {
  expect(planMoments([moved, captured, woken], 150)).toEqual([{ event: woken, delay: 180 }])
  expect(planMoments([moved, scored], 150)).toEqual([{ event: scored, delay: 150 }])
})

test.each([motion.move, 90])('with pieces of %d ms a moment is short', millis => {
  expect(momentMillis(millis)).toBeGreaterThanOrEqual(300)
  expect(momentMillis(millis)).toBeLessThanOrEqual(700)
})
