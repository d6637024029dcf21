import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { AccessibilityInfo, Text } from 'react-native'
import { LanguageProvider } from '../i18n/LanguageProvider'
import { IconButton } from './Button'
import { Disclosure } from './Disclosure'
import { Chips, Segments } from './Segments'
import { Sheet } from './Sheet'
import { Stepper } from './Stepper'
import { Switch } from './Switch'

const key = (name: string) => ({ nativeEvent: { key: name }, preventDefault: jest.fn() })
const fruits = ['apple', 'pear', 'plum'].map(value => ({ value, word: value }))

describe.each([
  ['segments', Segments],
  ['chips', Chips],
] as const)('%s', (_, Part) => {
  test('have one tab stop, the chosen one', () => {
    render(<Part label="Fruit" value="pear" choices={fruits} onChange={jest.fn()} />)
    const stops = screen.getAllByRole('radio').map(radio => (radio.props as { tabIndex: number }).tabIndex)
    expect(stops).toEqual([-1, 0, -1])
    expect(screen.getByRole('radio', { name: 'pear', checked: true })).toBeTruthy()
  })

  test.each([
    ['ArrowRight', 'plum'],
    ['ArrowDown', 'plum'],
    ['ArrowLeft', 'apple'],
    ['ArrowUp', 'apple'],
    [' ', 'pear'],
  ])('the key %j chooses %s', (name, value) => {
    const onChange = jest.fn()
    render(<Part label="Fruit" value="pear" choices={fruits} onChange={onChange} />)
    const event = key(name)
    fireEvent(screen.getByRole('radio', { name: 'pear' }), 'keyDown', event)
    expect(onChange).toHaveBeenCalledWith(value)
    expect(event.preventDefault).toHaveBeenCalled()
  })

  test('go round at their ends, and leave other keys alone', () => {
    const onChange = jest.fn()
    render(<Part label="Fruit" value="plum" choices={fruits} onChange={onChange} />)
    fireEvent(screen.getByRole('radio', { name: 'plum' }), 'keyDown', key('ArrowRight'))
    expect(onChange).toHaveBeenCalledWith('apple')
    const tab = key('Tab')
    fireEvent(screen.getByRole('radio', { name: 'plum' }), 'keyDown', tab)
    expect(tab.preventDefault).not.toHaveBeenCalled()
  })
})

test('a switch says what it does and whether it is on', () => {
  const onChange = jest.fn()
  render(<Switch label="Sound" about="A short one." value={false} onChange={onChange} />)
  fireEvent.press(screen.getByRole('switch', { name: 'Sound. A short one.', checked: false }))
  expect(onChange).toHaveBeenCalledWith(true)
})

test('a stepper goes from one value to the next, also from one that is not offered, and stops at its ends', () => {
  const onChange = jest.fn()
  const shared = { label: 'Size', less: 'Less', more: 'More', values: [0, 2, 5, 10], onChange }
  render(<Stepper {...shared} value={7} format={value => `${value} cells`} />)
  expect(screen.getByText('7 cells')).toBeTruthy()
  fireEvent.press(screen.getByLabelText('Less'))
  fireEvent.press(screen.getByLabelText('More'))
  expect(onChange.mock.calls).toEqual([[5], [10]])
  screen.rerender(<Stepper {...shared} value={10} />)
  expect(screen.getByLabelText('More')).toBeDisabled()
  screen.rerender(<Stepper {...shared} value={0} />)
  expect(screen.getByLabelText('Less')).toBeDisabled()
})

test('a fold hides what is in it until it is pressed', () => {
  render(
    <Disclosure title="More" testID="fold">
      <Text>inside</Text>
    </Disclosure>,
  )
  expect(screen.queryByText('inside')).toBeNull()
  fireEvent.press(screen.getByRole('button', { name: 'More', expanded: false }))
  expect(screen.getByText('inside')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'More', expanded: true })).toBeTruthy()
})

test('a sheet closes by its button and by Escape, and by no other key', () => {
  const onClose = jest.fn()
  render(
    <LanguageProvider locales={['en']}>
      <Sheet title="Share" onClose={onClose}>
        <Text>inside</Text>
      </Sheet>
    </LanguageProvider>,
  )
  fireEvent.press(screen.getByRole('button', { name: 'Close' }))
  fireEvent(screen.getByLabelText('Share'), 'keyDown', key('Escape'))
  fireEvent(screen.getByLabelText('Share'), 'keyDown', key('a'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('screen readers move to the title of a sheet, and back to the button that has opened it', () => {
  jest.useFakeTimers()
  // Sheets of earlier tests have called it already.
  const focus = jest.spyOn(AccessibilityInfo, 'sendAccessibilityEvent').mockReturnValue().mockClear()
  const opener = { name: 'opener' }
  const page = (isOpen: boolean) => (
    <LanguageProvider locales={['en']}>
      <IconButton testID="menu" label="Menu" Icon={() => null} onPress={jest.fn()} />
      {isOpen && <Sheet title="Share" onClose={jest.fn()} children={null} />}
    </LanguageProvider>
  )
  render(page(false))
  fireEvent.press(screen.getByTestId('menu'), { currentTarget: opener })
  screen.rerender(page(true))
  expect(focus).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(50))
  expect(focus.mock.calls).toMatchObject([[{ props: { role: 'heading', children: 'Share' } }, 'focus']])
  screen.rerender(page(false))
  expect(focus).toHaveBeenLastCalledWith(opener, 'focus')
  jest.useRealTimers()
})

describe('a button whose appearance does not change', () => {
  const Icon = jest.fn(() => null)
  const button = (onPress: () => void, label = 'Hint') => (
    <IconButton testID="hint" label={label} Icon={Icon} onPress={onPress} />
  )

  test('is not drawn again, and does what it means now', () => {
    const [before, now] = [jest.fn(), jest.fn()]
    render(button(before))
    const drawn = Icon.mock.calls.length
    screen.rerender(button(now))
    expect(Icon).toHaveBeenCalledTimes(drawn)
    fireEvent.press(screen.getByTestId('hint'))
    expect(before).not.toHaveBeenCalled()
    expect(now).toHaveBeenCalledTimes(1)
    screen.rerender(button(now, 'Move'))
    expect(screen.getByLabelText('Move')).toBeOnTheScreen()
  })
})
