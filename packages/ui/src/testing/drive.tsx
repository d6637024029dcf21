import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { createMemoryShelf } from '../match/shelf'
import type { Query } from '../screens/presets'
import { TestApp } from './TestApp'

interface Hooks {
  readonly dataSet: Readonly<Record<string, string | undefined>>
}

/** Lets time pass; needs Jest's fake timers. */
export const wait = (millis: number) => act(() => jest.advanceTimersByTime(millis))

/** The `data-*` attributes of an element. */
export const hooksOf = (id: string) => (screen.getByTestId(id).props as Hooks).dataSet

/** Taps a cell as a screen reader does. */
export const tapCell = (name: string) =>
  fireEvent(screen.getByTestId(`cell-${name}`), 'accessibilityAction', { nativeEvent: { actionName: 'activate' } })

/** Presses a button. */
export const press = (id: string) => fireEvent.press(screen.getByTestId(id))

/** The line that is spoken. */
export const status = () => screen.getByTestId('status')

/** The app with Trike begun by one press on the home page. */
export function startTrike(locale = 'en') {
  render(<TestApp shelf={createMemoryShelf()} locale={locale} />)
  press('play-trike')
}

/** The app at the address of a new game. */
export function openNew(query: Query, game: 'trike' | 'turtles' = 'trike') {
  render(<TestApp shelf={createMemoryShelf()} at={{ to: 'new', game }} query={query} />)
}
