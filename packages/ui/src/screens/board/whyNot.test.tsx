import { screen } from '@testing-library/react-native'
import { dataAttributesOf, openNew, press, settled, startTrike, tapCell, wait } from '../../testing/drive'
import { createWorld } from '../../testing/world'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const whyNot = () => screen.getByTestId('why-not')

test('a refused tap says why, until something changes', async () => {
  startTrike()
  tapCell('d2')
  await settled()
  expect(whyNot()).toHaveTextContent('')
  tapCell('f3')
  await settled()
  expect(whyNot()).toHaveTextContent(/line/)
  expect(dataAttributesOf('why-not')).toEqual({ code: 'not-in-line' })
  tapCell('d3')
  await settled()
  expect(whyNot()).toHaveTextContent('')
  expect(dataAttributesOf('why-not')).toEqual({ code: undefined })
})

test('a place beside the board that cannot be chosen says why when it is pressed', async () => {
  openNew({ start: '1' }, 'turtles')
  press('cell-nest-n1')
  await settled()
  expect(dataAttributesOf('why-not')).toEqual({ code: 'not-yours' })
})

test('while a computer thinks, a tap says that it is not your turn', async () => {
  openNew({ start: '1', first: 'level:1', second: 'human' })
  wait(1)
  tapCell('d2')
  await settled()
  expect(whyNot()).toHaveTextContent('It is not your turn.')
  expect(dataAttributesOf('why-not')).toEqual({ code: 'not-your-turn' })
})

test('at an earlier position a tap says how to go on, until that position is left', async () => {
  openNew({ start: '1', options: '{"pie":false}' }, 'trike', createWorld({ locale: 'pt-PT' }))
  tapCell('d2')
  await settled()
  press('step-back')
  await settled()
  tapCell('a1')
  await settled()
  expect(whyNot()).toHaveTextContent('Esta posição é anterior. Para continuar, prima “Voltar ao presente”.')
  expect(dataAttributesOf('board').position).toBe('1.2.3.4.5.6.7_-_b_1')
  press('back-to-now')
  expect(dataAttributesOf('why-not')).toEqual({ code: undefined })
  expect(dataAttributesOf('board').position).toBe('1.2.3.1b2.5.6.7_d2_w_1')
})

test('a game of two computers, and one that is paused, say so', async () => {
  openNew({ start: '1', first: 'level:1', second: 'level:1' })
  tapCell('d2')
  await settled()
  expect(dataAttributesOf('why-not')).toEqual({ code: 'watching' })
  press('pause')
  tapCell('d2')
  await settled()
  expect(dataAttributesOf('why-not')).toEqual({ code: 'paused' })
})
