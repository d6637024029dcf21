import { screen } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { openNew, tapCell } from '../../testing/drive'
import { createWorld } from '../../testing/world'
import type { Settings } from '../../model/settings/settings'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Opens nine by nine squares of 32 to 44 pixels, makes a move, and says whether it waits to be confirmed. */
function isConfirmAsked(seating: Settings['seating'], second: string) {
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
  const world = createWorld()
  world.settings.change({ seating })
  openNew({ start: '1', second }, 'three-dragons', world)
  tapCell('g1')
  tapCell('g2')
  return screen.queryByTestId('confirm') !== null
}

test.each([
  ['two people at one side, who take back freely', 'side', 'human', false],
  ['a computer', 'side', 'level:1', false],
  ['a friend by link', 'side', 'friend', true],
  ['two people face to face', 'face', 'human', true],
] as const)('with %s a move onto cells under 44 pixels waits to be confirmed: %#', (_, seating, second, asked) => {
  expect(isConfirmAsked(seating, second)).toBe(asked)
})
