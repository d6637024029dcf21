import { act, renderHook } from '@testing-library/react-native'
import type { GameEvent, Piece } from '@tabuleiro/engine'
import { motion } from '../theme/tokens'
import { delaysOf, usePieceChanges } from './motion'

const events: readonly GameEvent[] = [
  { kind: 'moved', piece: 'a1', from: 'a1', to: 'a4' },
  { kind: 'weakened', piece: 'a4', at: 'a4', value: 2 },
  { kind: 'captured', piece: 'a5', at: 'a5', how: 'custodial' },
]

test('the links of a move follow one another, and what moves nothing takes no time', () => {
  expect([...delaysOf(events)]).toEqual([
    ['moved:a4', 0],
    ['gone:a5', motion.link],
  ])
})

test('a piece that is gone stays until it has waited for its turn and faded', () => {
  jest.useFakeTimers()
  const piece = (id: string, at: string): Piece => ({ id, kind: 'stone', at })
  const delays = delaysOf(events)
  const before = [piece('x', 'a1'), piece('y', 'a5')]
  const after = [piece('x', 'a4')]
  const { result, rerender } = renderHook(
    ({ pieces }: { readonly pieces: readonly Piece[] }) => usePieceChanges(pieces, motion.move, delays),
    { initialProps: { pieces: before } },
  )
  rerender({ pieces: after })
  const leaving = () => result.current.leaving.map(({ id }) => id)
  act(() => jest.advanceTimersByTime(motion.move + motion.link - 1))
  expect(leaving()).toEqual(['y'])
  act(() => jest.advanceTimersByTime(1))
  expect(leaving()).toEqual([])
  jest.useRealTimers()
})
