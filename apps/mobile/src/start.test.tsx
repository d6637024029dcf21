import AsyncStorage from '@react-native-async-storage/async-storage'
import { screen } from '@testing-library/react-native'
import { dataAttributesOf, press, tapCell } from '@tabuleiro/ui/testing'
import type * as UI from '@tabuleiro/ui'
import * as SplashScreen from 'expo-splash-screen'
import { device } from './device'
import { killApp, passing, startApp } from './testing/phone'

jest.mock('expo-splash-screen')
const hide = jest.mocked(SplashScreen.hide)

let mockIsBroken = false
let mockOpenings = 0
jest.mock('@tabuleiro/ui', () => {
  const ui: typeof UI = jest.requireActual('@tabuleiro/ui')
  const PlayScreen: typeof UI.PlayScreen = props => {
    if (mockIsBroken) throw new Error('a fault in a screen')
    return <ui.PlayScreen {...props} />
  }
  const openLibrary: typeof UI.openLibrary = async (...given) => {
    if (mockOpenings-- > 0) throw new Error('a fault in what is stored')
    return ui.openLibrary(...given)
  }
  return { ...ui, PlayScreen, openLibrary }
})

beforeEach(async () => {
  await AsyncStorage.clear()
  hide.mockClear()
  mockIsBroken = false
  mockOpenings = 0
})

/** A game of Trike of one move, on the screen. */
async function startTrike() {
  const phone = await startApp('/new/trike?start=1')
  tapCell('g5')
  await passing(1000)
  return { phone, path: phone.getPathname(), position: dataAttributesOf('board').position }
}

test('the curtain is drawn back once everything that is stored has been read', async () => {
  const started = startApp()
  expect(screen.queryByTestId('play-trike')).toBeNull()
  expect(hide).not.toHaveBeenCalled()
  await started
  expect(screen.getByTestId('play-trike')).toBeTruthy()
  expect(hide).toHaveBeenCalledTimes(1)
})

test('an app that cannot be opened with what is stored opens without, says so, and leaves it alone', async () => {
  await startTrike()
  killApp()
  const kept = await AsyncStorage.multiGet(await AsyncStorage.getAllKeys())
  mockOpenings = 1
  await startTrike()
  expect(hide).toHaveBeenCalledTimes(2)
  press('home')
  await passing(500)
  expect(screen.getByText(/cannot be saved/)).toBeTruthy()
  expect(await AsyncStorage.multiGet(await AsyncStorage.getAllKeys())).toEqual(kept)
})

test('an app that was killed opens the same screen with the same game, and home lies behind it', async () => {
  const { path, position } = await startTrike()
  expect(path).toMatch(/^\/play\//)
  killApp()
  const phone = await startApp()
  expect(phone.getPathname()).toBe(path)
  expect(dataAttributesOf('board').position).toBe(position)
  press('home')
  await passing(500)
  expect(phone.getPathname()).toBe('/')
})

test('a form that was being filled in opens with what it was opened with', async () => {
  const path = '/new/trike?options=%7B%22size%22%3A5%7D&firstName=Ana+%26+Rui'
  const before = (await startApp(path)).getPathnameWithParams()
  killApp()
  const after = await startApp()
  expect(after.getPathnameWithParams()).toBe(before)
  expect(screen.getByDisplayValue('Ana & Rui')).toBeTruthy()
})

test('who went home before the app was killed is at home', async () => {
  await startTrike()
  press('home')
  await passing(500)
  killApp()
  expect((await startApp()).getPathname()).toBe('/')
})

test('a link is opened in place of the screen that was open last', async () => {
  await startTrike()
  killApp()
  expect((await startApp('/rules/turtles')).getPathname()).toBe('/rules/turtles')
})

test('where the last screen cannot be read the app opens at home', async () => {
  await startTrike()
  killApp()
  for (const place of await AsyncStorage.getAllKeys())
    if (place.endsWith('/place')) await AsyncStorage.setItem(place, 'damaged')
  expect((await startApp()).getPathname()).toBe('/')
})

test('a screen that fails says sorry, hands out the game, and can be tried again', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  const copy = jest.spyOn(device, 'copy').mockResolvedValue(true)
  const { path, position } = await startTrike()
  killApp()
  mockIsBroken = true
  const phone = await startApp(path)
  expect(screen.getByTestId('fault')).toBeTruthy()
  press('copy-game')
  await passing(10)
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('"g5"'))
  mockIsBroken = false
  press('reload')
  await passing(10)
  expect(dataAttributesOf('board').position).toBe(position)
  killApp()
  mockIsBroken = true
  await startApp(path)
  press('home')
  await passing(500)
  expect(phone.getPathname()).toBe('/')
  expect(screen.getByTestId('play-trike')).toBeTruthy()
  logged.mockRestore()
})
