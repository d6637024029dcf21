import { act, fireEvent, render, screen } from '@testing-library/react-native'
import type { GameId } from '@tabuleiro/engine'
import type { Destination } from '../app/routes'
import type { Query } from '../model/newGame/presets'
import { TestApp } from './TestApp'
import { createWorld, type World } from './world'

/** An element with `data-*` attributes. */
export interface WithDataAttributes {
  readonly dataSet: Readonly<Record<string, string | undefined>>
}

/** Lets time pass; needs Jest's fake timers. */
export const wait = (millis: number) => act(() => jest.advanceTimersByTime(millis))

/** Runs what follows from promises that have settled: the writes of moves, for one. */
export const settled = () => act(async () => Promise.resolve())

/** The `data-*` attributes of an element. */
export const dataAttributesOf = (id: string) => (screen.getByTestId(id).props as WithDataAttributes).dataSet

/** Taps a cell as a screen reader does. */
export const tapCell = (name: string) =>
  fireEvent(screen.getByTestId(`cell-${name}`), 'accessibilityAction', { nativeEvent: { actionName: 'activate' } })

/** Presses a button. */
export const press = (id: string) => fireEvent.press(screen.getByTestId(id))

/** Writes into a field. */
export const write = (id: string, text: string) => fireEvent.changeText(screen.getByTestId(id), text)

/** The status line, announced with each move. */
export const status = () => screen.getByTestId('status')

/** The note in the place of the status line. */
export const note = () => screen.getByTestId('note')

/** The app with Trike begun between two people. */
export function startTrike(locale = 'en') {
  openNew({ start: '1' }, 'trike', createWorld({ locale }))
}

/** The app at the address of a new game. */
export function openNew(query: Query, game: GameId = 'trike', world: World = createWorld()) {
  render(<TestApp world={world} at={{ to: 'new', game }} query={query} />)
  return world
}

/** The app at a page. */
export function openPage(at: Destination, world: World = createWorld()) {
  render(<TestApp world={world} at={at} />)
  return world
}
