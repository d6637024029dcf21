import { renderHook } from '@testing-library/react-native'
import type { KeyPress } from '../../../platform/web'
import type { PlayContextValue } from '../PlayContext'
import type { KeyTargets } from './handlePlayKeys'
import { usePlayKeys } from './usePlayKeys'

let mockPress: (event: KeyPress) => void = () => undefined
/** Whether the network is away when what keys do is asked for. */
let mockIsOffline = false
const mockHandle = jest.fn()

jest.mock('../../../platform/useKeys', () => ({
  useKeys: (onKey: typeof mockPress) => (mockPress = onKey),
}))
jest.mock('./handlePlayKeys', () => {
  if (mockIsOffline) throw new Error('no network')
  return { handlePlayKeys: () => mockHandle }
})

/** Lets loads end, and what waits for them. */
const rest = () => new Promise(resolve => setTimeout(resolve, 20))

// Jest fails a test that leaves a promise rejected.
test('a key that finds no network does nothing and no harm, and the next one is handled', async () => {
  mockIsOffline = true
  renderHook(() => usePlayKeys({} as PlayContextValue, {} as KeyTargets))
  const event = {} as KeyPress
  mockPress(event)
  await rest()
  expect(mockHandle).not.toHaveBeenCalled()
  mockIsOffline = false
  mockPress(event)
  await rest()
  expect(mockHandle.mock.calls).toEqual([[event]])
})
