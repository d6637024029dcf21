import { fireEvent, render, screen } from '@testing-library/react-native'
import { Dimensions, StyleSheet, type ViewProps } from 'react-native'
import { dataAttributesOf, note, openNew, press, settled, startTrike, status, tapCell, wait } from '../testing/drive'
import { TestApp } from '../testing/TestApp'
import { createWorld } from '../testing/world'

beforeEach(() => {
  jest.useFakeTimers()
  Dimensions.set({ window: { width: 390, height: 844, scale: 2, fontScale: 1 } })
})
afterEach(() => jest.useRealTimers())

test('a whole short game, from the home page to a rematch', async () => {
  startTrike()
  expect(dataAttributesOf('board')).toMatchObject({
    game: 'trike',
    position: '1.2.3.4.5.6.7_-_b_1',
    turn: '1',
    thinking: 'false',
  })
  expect(status()).toHaveTextContent('Player 1 to move')

  tapCell('g6')
  expect(status()).toHaveTextContent('Player 2 to movePlayer 1 placed the first checker on g6. Swap sides or play on?')
  expect(screen.getByTestId('cell-swap')).toHaveTextContent('Swap sidesNavy')
  expect(screen.getByLabelText('Swap sides: Player 2 takes Navy, Player 1 gets Ivory')).toBeTruthy()

  await settled()
  tapCell('f6')
  expect(screen.queryByTestId('cell-swap')).toBeNull()
  await settled()
  tapCell('g7')
  expect(dataAttributesOf('board')).toMatchObject({ position: '1.2.3.4.5.5w.5bb_g7_w_1', turn: 'over' })
  expect(dataAttributesOf('result')).toEqual({ winner: '1', reason: 'majority' })
  expect(status()).toHaveTextContent('Player 1 winsPlayer 1 moved the pawn to g7 and closed the trap.')
  expect(screen.getByTestId('result-reason')).toHaveTextContent(
    'Under and around the trapped pawn Navy has 2 checkers to 1, and more wins.2 moves, no hints',
  )

  // The buttons sleep for a moment, so that a last hasty tap presses none of them.
  press('rematch')
  expect(screen.getByTestId('result')).toBeTruthy()
  wait(1000)
  press('rematch')
  expect(dataAttributesOf('board')).toMatchObject({ position: '1.2.3.4.5.6.7_-_b_1', turn: '1' })
})

test('the swap changes who plays which colour', async () => {
  startTrike()
  tapCell('d2')
  await settled()
  wait(1000)
  press('cell-swap')
  expect(dataAttributesOf('board')).toMatchObject({ position: '1.2.3.1b2.5.6.7_d2_w_2', turn: '1' })
  expect(status()).toHaveTextContent('Player 1 to movePlayer 2 swapped sides and plays Navy now.')
  expect(screen.getByLabelText('Player 2, Navy, 1 point').props).toMatchObject({ testID: 'player-2' })
})

test('undo, redo, stepping back and forward', async () => {
  startTrike()
  for (const cell of ['d2', 'g5', 'e3']) {
    tapCell(cell)
    await settled()
  }
  press('undo')
  expect(dataAttributesOf('board').position).toBe('1.2.3.1b2.5.6.4w2_g5_b_1')
  press('redo')
  press('step-back')
  press('step-back')
  expect(dataAttributesOf('board').position).toBe('1.2.3.1b2.5.6.7_d2_w_1')
  expect(note()).toHaveTextContent('Looking back: move 1 of 2Player 1 placed the first checker on d2.')
  expect(dataAttributesOf('cell-g5').target).toBeUndefined()
  press('step-forward')
  fireEvent.press(screen.getByLabelText('2. pawn to e3, Player 1'))
  expect(dataAttributesOf('board').position).toBe('1.2.3.1b2.2b2.6.4w2_e3_w_1')
})

test('cells say in words what stands on them, in both languages', () => {
  startTrike('pt-PT')
  tapCell('d2')
  expect(screen.getByTestId('cell-d2').props).toMatchObject({ 'aria-label': 'd2: peça azul com o peão' })
  expect(screen.getByTestId('cell-g5').props).toMatchObject({ 'aria-label': 'g5: vazia, pode ser escolhida' })
  expect(screen.getByTestId('cell-a1').props).toMatchObject({ 'aria-label': 'a1: vazia' })
})

test('a finger that is lifted taps the cell below it, and one that slides off the board taps nothing', () => {
  startTrike()
  const cell = screen.getByTestId('cell-a1')
  const { left, top, width } = StyleSheet.flatten((cell.props as ViewProps).style) as Record<string, number>
  const [x, y] = [Number(left) + Number(width) / 2, Number(top) + Number(width) / 2]
  const at = (pageX: number) => ({ nativeEvent: { pageX, pageY: y, touches: [{}] } })
  // Events of a cell go up to the surface around it.
  fireEvent(cell, 'responderGrant', at(x))
  fireEvent(cell, 'responderMove', at(-50))
  fireEvent(cell, 'responderRelease', at(-50))
  expect(dataAttributesOf('board').position).toBe('1.2.3.4.5.6.7_-_b_1')
  fireEvent(cell, 'responderGrant', at(x))
  fireEvent(cell, 'responderRelease', at(x))
  expect(dataAttributesOf('board').position).toBe('b.2.3.4.5.6.7_a1_w_1')
})

test('a second finger cancels, also when the fingers leave one after the other', () => {
  startTrike()
  const cell = screen.getByTestId('cell-a1')
  const { left, top } = StyleSheet.flatten((cell.props as ViewProps).style) as Record<string, number>
  const at = (fingers: number) => ({
    nativeEvent: {
      pageX: Number(left) + 5,
      pageY: Number(top) + 5,
      touches: Array.from({ length: fingers }, () => ({})),
    },
  })
  for (const second of ['responderStart', 'responderMove']) {
    fireEvent(cell, 'responderGrant', at(1))
    fireEvent(cell, second, at(2))
    fireEvent(cell, 'responderMove', at(1))
    fireEvent(cell, 'responderRelease', at(0))
    expect(dataAttributesOf('board').turn).toBe('1')
  }
  fireEvent(cell, 'responderGrant', at(1))
  fireEvent(cell, 'responderRelease', at(0))
  expect(dataAttributesOf('board').turn).toBe('2')
})

test('on small cells a move waits until it is confirmed', () => {
  openNew({ options: '{"size":19}', start: '1' })
  tapCell('s10')
  expect(dataAttributesOf('board')).toMatchObject({ pending: 's10', turn: '1' })
  expect(note()).toHaveTextContent('Confirm or cancelFirst checker on s10.')
  press('cancel')
  expect(dataAttributesOf('board').pending).toBeUndefined()
  tapCell('s10')
  press('confirm')
  expect(dataAttributesOf('board')).toMatchObject({ pending: undefined, turn: '2' })
})

test('an unknown match says so and shows the way home', () => {
  render(<TestApp at={{ to: 'play', id: 'gone' }} />)
  expect(screen.getByText('This game is not here any more.')).toBeTruthy()
  press('home')
  expect(screen.getByTestId('play-trike')).toBeTruthy()
})

test('a match that cannot be read is said to be kept, not deleted', async () => {
  const world = createWorld()
  const text = world.library.backup().replace('"broken":[]', '"broken":["{}"]')
  expect(world.library.restore(text).ok).toBe(true)
  render(<TestApp at={{ to: 'play', id: world.library.listBroken()[0]?.id ?? '' }} world={world} />)
  expect(screen.getByText('That saved game is damaged.')).toBeTruthy()
  expect(screen.getByText(/It is kept as it is/)).toBeTruthy()
  expect(screen.queryByText(/may have been deleted/)).toBeNull()
  await settled()
})

test('a new game after this one keeps the names and the board', () => {
  openNew({ options: '{"size":5}', firstName: 'Ana & Zé', secondName: 'Rui', start: '1' })
  press('new-game')
  expect(screen.getByTestId('name-1')).toHaveDisplayValue('Ana & Zé')
  expect(screen.getByTestId('name-2')).toHaveDisplayValue('Rui')
  press('start')
  expect(dataAttributesOf('board').position).toBe('1.2.3.4.5_-_b_1')
})
