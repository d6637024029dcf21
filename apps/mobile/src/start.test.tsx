import AsyncStorage from '@react-native-async-storage/async-storage'
import { screen } from '@testing-library/react-native'
import { dataAttributesOf, press, tapCell } from '@tabuleiro/ui/testing'
import type * as UI from '@tabuleiro/ui'
import * as SplashScreen from 'expo-splash-screen'
import { device } from './device'
import { router } from 'expo-router'
import { Platform } from 'react-native'
import { redirectSystemPath } from '../app/+native-intent'
import { destroyScreen, killApp, passTime, startApp } from './testing/phone'

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

/** Starts a game of Trike and plays one move. */
async function startTrike() {
  const phone = await startApp('/new/trike?start=1')
  tapCell('g5')
  await passTime(1000)
  return { phone, path: phone.getPathname(), position: dataAttributesOf('board').position }
}

test('the splash screen is hidden once everything that is stored has been read', async () => {
  const started = startApp()
  expect(screen.queryByTestId('play-trike')).toBeNull()
  expect(hide).not.toHaveBeenCalled()
  await started
  expect(screen.getByTestId('play-trike')).toBeTruthy()
  expect(hide).toHaveBeenCalledTimes(1)
})

test('an app that fails on stored data opens without storage, says so, and leaves the data alone', async () => {
  await startTrike()
  killApp()
  const stored = await AsyncStorage.multiGet(await AsyncStorage.getAllKeys())
  mockOpenings = 1
  await startTrike()
  expect(hide).toHaveBeenCalledTimes(2)
  press('home')
  await passTime(500)
  expect(screen.getByText(/cannot be saved/)).toBeTruthy()
  expect(await AsyncStorage.multiGet(await AsyncStorage.getAllKeys())).toEqual(stored)
})

test('a storage that does not answer is waited for no longer than 3 s, and taken in when it does', async () => {
  const { path, position } = await startTrike()
  killApp()
  let answer: () => void = () => undefined
  const gate = new Promise<void>(resolve => {
    answer = resolve
  })
  const keys = await AsyncStorage.getAllKeys()
  jest.mocked(AsyncStorage.getAllKeys).mockImplementationOnce(async () => {
    await gate
    return keys
  })
  const starting = startApp()
  await passTime(3_500)
  await starting
  expect(screen.getByText(/cannot be saved/)).toBeTruthy()
  answer()
  await passTime(500)
  expect(screen.queryByText(/cannot be saved/)).toBeNull()
  press(`continue-${path.slice('/play/'.length)}`)
  await passTime(500)
  expect(dataAttributesOf('board').position).toBe(position)
})

test('an app that was killed opens the same screen with the same game, over the home screen', async () => {
  const { path, position } = await startTrike()
  expect(path).toMatch(/^\/play\//)
  killApp()
  const phone = await startApp()
  expect(phone.getPathname()).toBe(path)
  expect(dataAttributesOf('board').position).toBe(position)
  press('home')
  await passTime(500)
  expect(phone.getPathname()).toBe('/')
})

test('the form for a new game opens again with the parameters of its path', async () => {
  const path = '/new/trike?options=%7B%22size%22%3A5%7D&firstName=Ana+%26+Rui'
  const before = (await startApp(path)).getPathnameWithParams()
  killApp()
  const after = await startApp()
  expect(after.getPathnameWithParams()).toBe(before)
  expect(screen.getByDisplayValue('Ana & Rui')).toBeTruthy()
})

test('an app that was killed on the home screen opens there', async () => {
  await startTrike()
  press('home')
  await passTime(500)
  killApp()
  expect((await startApp()).getPathname()).toBe('/')
})

test('a link takes precedence over the last screen', async () => {
  await startTrike()
  killApp()
  expect((await startApp('/rules/turtles')).getPathname()).toBe('/rules/turtles')
})

describe('on Android, which starts a killed app with its first link again,', () => {
  const START = '/new/trike?start=1'
  beforeEach(() => void jest.replaceProperty(Platform, 'OS', 'android'))
  afterEach(() => jest.restoreAllMocks())

  test('a link that was followed starts no second game: the app opens where it was', async () => {
    const { path, position } = await startTrike()
    killApp()
    expect((await startApp(START)).getPathname()).toBe(path)
    expect(dataAttributesOf('board').position).toBe(position)
    killApp()
    expect((await startApp()).getPathname()).toBe(path)
  })

  test('a link of a game that was followed does not cover the game at the next start', async () => {
    await startApp('/g#damaged')
    router.push('/rules/trike')
    await passTime(500)
    killApp()
    expect((await startApp('/g#damaged')).getPathname()).toBe('/rules/trike')
  })

  test('another link is followed, and so is the same one while the app runs', async () => {
    await startTrike()
    killApp()
    expect((await startApp('/rules/turtles')).getPathname()).toBe('/rules/turtles')
    expect(redirectSystemPath({ path: '/rules/turtles', initial: false })).toBe('/rules/turtles')
  })
})

test('a screen that is made anew in the same process shows the library that was open', async () => {
  const opened = jest.spyOn(AsyncStorage, 'getAllKeys')
  const { path, position } = await startTrike()
  const reads = opened.mock.calls.length
  destroyScreen()
  const phone = await startApp()
  expect(phone.getPathname()).toBe(path)
  expect(dataAttributesOf('board').position).toBe(position)
  expect(opened.mock.calls.length).toBe(reads)
})

test('an app whose last route is damaged opens at home', async () => {
  await startTrike()
  killApp()
  for (const name of await AsyncStorage.getAllKeys())
    if (name.endsWith('/place')) await AsyncStorage.setItem(name, 'damaged')
  expect((await startApp()).getPathname()).toBe('/')
})

test('a screen that throws shows the fault screen, which copies the game and tries again', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  const copy = jest.spyOn(device, 'copy').mockResolvedValue(true)
  const { path, position } = await startTrike()
  killApp()
  mockIsBroken = true
  const phone = await startApp(path)
  expect(screen.getByTestId('fault')).toBeTruthy()
  press('copy-game')
  await passTime(10)
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('"g5"'))
  mockIsBroken = false
  press('reload')
  await passTime(10)
  expect(dataAttributesOf('board').position).toBe(position)
  killApp()
  mockIsBroken = true
  await startApp(path)
  press('home')
  await passTime(500)
  expect(phone.getPathname()).toBe('/')
  expect(screen.getByTestId('play-trike')).toBeTruthy()
  logged.mockRestore()
})
