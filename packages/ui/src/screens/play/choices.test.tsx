import { act, screen } from '@testing-library/react-native'
import { BackHandler, Dimensions, StyleSheet, type ViewProps } from 'react-native'
import { dataAttributesOf, note, openNew, press, settled, status, tapCell, wait } from '../../testing/drive'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

/** A board so fine that moves wait, with the first checker on it. */
function openSwap() {
  openNew({ options: '{"size":19}', firstName: 'Ana', secondName: 'Rui', start: '1' })
  tapCell('s10')
  press('confirm')
}

const words = (id: string) => screen.getByTestId(id)

test('a swap that waits is called by its own name', async () => {
  openSwap()
  await settled()
  wait(1000)
  press('cell-swap')
  expect(dataAttributesOf('board')).toMatchObject({ pending: 'swap', turn: '2' })
  expect(words('confirm')).toHaveTextContent('Swap sides')
  expect(note()).toHaveTextContent('Confirm or cancelSwap sides.')
  press('confirm')
  expect(dataAttributesOf('board')).toMatchObject({ pending: undefined, turn: '1' })
})

test('the choice to swap stays until the reply is made', () => {
  openSwap()
  tapCell('s9')
  expect(words('confirm')).toHaveTextContent('Play: pawn to s9')
  expect(dataAttributesOf('cell-swap').target).toBe('true')
  wait(1000)
  press('cell-swap')
  expect(dataAttributesOf('board').pending).toBe('swap')
  wait(1000)
  press('play-on')
  expect(dataAttributesOf('board')).toMatchObject({ pending: undefined, turn: '2' })
})

test('moves are said in words or in notation, as the settings say', () => {
  const { settings } = openNew({ options: '{"size":19,"pie":false}', firstName: 'Ana', secondName: 'Rui', start: '1' })
  tapCell('s10')
  expect(words('confirm')).toHaveTextContent('Play: first checker on s10')
  expect(note()).toHaveTextContent('Confirm or cancelFirst checker on s10.')
  act(() => settings.change({ moveStyle: 'notation' }))
  expect(words('confirm')).toHaveTextContent('Play: s10')
  expect(note()).toHaveTextContent('Confirm or cancels10.')
  press('confirm')
  expect(screen.getByLabelText('1. s10, Ana')).toHaveTextContent('1s10')
  act(() => settings.change({ moveStyle: 'words' }))
  expect(screen.getByLabelText('1. first checker on s10, Ana')).toHaveTextContent('1s10')
})

test('playing on folds the offer to one line that says what to do, with the swap still in reach', async () => {
  openSwap()
  await settled()
  wait(1000)
  press('play-on')
  expect(screen.queryByTestId('play-on')).toBeNull()
  expect(words('swap-answer')).toHaveTextContent('Rui keeps Ivory: move the pawn.')
  // A second press in haste swaps nothing.
  press('cell-swap')
  expect(dataAttributesOf('board')).toMatchObject({ pending: undefined, turn: '2' })
  tapCell('s9')
  press('cancel')
  expect(words('swap-answer')).toHaveTextContent('Rui keeps Ivory: move the pawn.')
  wait(1000)
  press('cell-swap')
  expect(dataAttributesOf('board').pending).toBe('swap')
})

test('a colour in hand is playing on, and keeps the swap in reach', async () => {
  openNew({ firstName: 'Ana', secondName: 'Rui', start: '1', options: '{"pie":true}' }, 'alliances')
  press('cell-hand-orange')
  tapCell('g7')
  press('confirm')
  await settled()
  press('cell-hand-green')
  expect(words('swap-answer')).toHaveTextContent('Rui keeps Chart B: place a disc.')
  wait(1000)
  press('cell-swap')
  expect(dataAttributesOf('board').pending).toBe('swap')
})

test('a second press in haste on confirm or cancel chooses nothing', () => {
  openSwap()
  press('cell-swap')
  expect(dataAttributesOf('board').pending).toBeUndefined()
  tapCell('s9')
  press('cancel')
  press('cell-swap')
  expect(dataAttributesOf('board').pending).toBeUndefined()
})

test('names of any length are whole where they have room', () => {
  openNew({ firstName: 'A'.repeat(40), start: '1' })
  expect(status()).toHaveTextContent(`${'A'.repeat(40)} to move`)
})

test('the parts of the screen grow with the text of the system', () => {
  const heightOf = (id: string) => StyleSheet.flatten((screen.getByTestId(id).props as ViewProps).style).minHeight
  openNew({ start: '1' })
  const usual = heightOf('message')
  screen.unmount()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 2 } })
  openNew({ start: '1' })
  expect(heightOf('message')).toBeGreaterThan(Number(usual))
})

test('the way back forgets what was tapped before it leaves the game', () => {
  type Handler = Parameters<typeof BackHandler.addEventListener>[1]
  const listeners: Handler[] = []
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, listener) => {
    listeners.push(listener)
    return { remove: () => listeners.splice(listeners.indexOf(listener), 1) }
  })
  const backPress = {} as Parameters<Handler>[0]
  openSwap()
  expect(listeners).toHaveLength(0)
  tapCell('s9')
  expect(dataAttributesOf('board').pending).toBe('s9')
  act(() => expect(listeners.at(-1)?.(backPress)).toBe(true))
  expect(dataAttributesOf('board')).toMatchObject({ pending: undefined, turn: '2' })
  expect(listeners).toHaveLength(0)
  jest.restoreAllMocks()
})

test('another colour may be taken in the place of the one in hand', () => {
  openNew({ start: '1' }, 'alliances')
  press('cell-hand-orange')
  expect(screen.getByTestId('cell-hand-orange').props).toMatchObject({ 'aria-pressed': true })
  press('cell-hand-purple')
  expect(screen.getByTestId('cell-hand-orange').props).toMatchObject({ 'aria-pressed': false })
  expect(screen.getByTestId('cell-hand-purple').props).toMatchObject({ 'aria-pressed': true })
})

test('a disc that waits is aimed anew by another cell, and Cancel leaves its colour in hand', () => {
  openNew({ start: '1', options: '{"size":9}' }, 'alliances')
  press('cell-hand-orange')
  tapCell('i9')
  tapCell('h8')
  expect(dataAttributesOf('board')).toMatchObject({ pending: 'oh8', turn: '1' })
  tapCell('h8')
  expect(dataAttributesOf('board')).toMatchObject({ pending: 'oh8', turn: '1' })
  press('cancel')
  expect(dataAttributesOf('board').pending).toBeUndefined()
  expect(screen.getByTestId('cell-hand-orange').props).toMatchObject({ 'aria-pressed': true })
  tapCell('i9')
  press('confirm')
  expect(dataAttributesOf('board').turn).toBe('2')
})
