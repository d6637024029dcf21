import { fireEvent, screen } from '@testing-library/react-native'
import type { ViewProps } from 'react-native'
import { openPage, press } from '../../testing/drive'
import { createWorld } from '../../testing/world'

type Shown = Pick<ViewProps, 'accessibilityState'>

test('the language changes at once, and back', () => {
  const { settings } = openPage({ to: 'settings' })
  press('language-pt')
  expect(screen.getByRole('heading', { name: 'Definições' })).toBeTruthy()
  expect(settings.get().language).toBe('pt')
  press('language-system')
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeTruthy()
})

test.each(['sound', 'haptics', 'legalMarks', 'coordinates', 'numerals'] as const)('the switch %s', name => {
  const { settings } = openPage({ to: 'settings' })
  const before = settings.get()[name]
  press(name)
  expect(settings.get()[name]).toBe(!before)
  expect((screen.getByTestId(name).props as Shown).accessibilityState?.checked).toBe(!before)
  press(name)
  expect(settings.get()[name]).toBe(before)
})

test.each([
  ['theme', 'dark'],
  ['motion', 'off'],
  ['confirm', 'always'],
  ['moveStyle', 'notation'],
  ['boardSide', 'right'],
] as const)('the setting %s can be %s', (name, value) => {
  const { settings } = openPage({ to: 'settings' })
  press(`${name}-${value}`)
  expect(settings.get()[name]).toBe(value)
  expect(screen.getByTestId(`${name}-${value}`)).toBeChecked()
})

test('the space bar turns a switch as a press does', () => {
  const { settings } = openPage({ to: 'settings' })
  fireEvent(screen.getByTestId('sound'), 'keyDown', { nativeEvent: { key: ' ' }, preventDefault: jest.fn() })
  expect(settings.get().sound).toBe(false)
})

test('what was learnt can be forgotten, and the page says so', () => {
  const world = createWorld()
  world.progress.finishLesson('trike', 'pawn')
  openPage({ to: 'settings' }, world)
  press('forget')
  expect(world.progress.get().lessons).toEqual({})
  expect(screen.getByTestId('forgotten')).toBeTruthy()
})
