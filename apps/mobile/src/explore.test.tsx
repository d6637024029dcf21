import AsyncStorage from '@react-native-async-storage/async-storage'
import { screen } from '@testing-library/react-native'
import { dataAttributesOf, press, tapCell } from '@tabuleiro/ui/testing'
import { killApp, passTime, startApp } from './testing/phone'

beforeEach(() => AsyncStorage.clear())

/** Makes a move of Trike, and confirms it where the cells are small. */
async function place(cell: string): Promise<void> {
  tapCell(cell)
  if (screen.queryByTestId('confirm')) press('confirm')
  await passTime(50)
}

test('a study begun on a phone has branches, and is there after a kill', async () => {
  await startApp('/explore')
  press('explore-trike')
  await passTime(200)
  expect(dataAttributesOf('board')).toMatchObject({ game: 'trike', turn: '1' })
  await place('d2')
  await place('d3')
  press('step-back')
  await place('e3')
  expect(screen.getAllByTestId('node')).toHaveLength(3)
  killApp()

  await startApp('/explore')
  await passTime(200)
  const [study] = screen.getAllByTestId(/^open-/)
  press((study?.props as { testID: string }).testID)
  await passTime(200)
  expect(screen.getAllByTestId('node')).toHaveLength(3)
  expect(dataAttributesOf('board')).toMatchObject({ position: '1.2.3.1b2.2w2.6.7_e3_b_1' })
})
