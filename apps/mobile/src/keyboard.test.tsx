import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, screen } from '@testing-library/react-native'
import {
  DeviceEventEmitter,
  KeyboardAvoidingView,
  Platform,
  ScrollView,
  StyleSheet,
  type ViewStyle,
} from 'react-native'
import { passing, startApp } from './testing/phone'

beforeEach(() => AsyncStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** The screen between the bars, and how much of its foot is given up. Home lies behind it. */
function shown() {
  const view = screen.UNSAFE_getAllByType(KeyboardAvoidingView).at(-1)?.children[0]
  if (view === undefined || typeof view === 'string') throw new Error('there is no screen')
  return { view, lost: StyleSheet.flatten((view.props as { style?: ViewStyle }).style).paddingBottom }
}

/** A keyboard comes up: everything below this height of the screen is under it. */
async function keyboardFrom(screenY: number, event: string) {
  fireEvent(shown().view, 'layout', {
    persist: () => undefined,
    nativeEvent: { layout: { x: 0, y: 24, width: 360, height: 592 } },
  })
  act(() => DeviceEventEmitter.emit(event, { endCoordinates: { screenX: 0, screenY, width: 360, height: 300 } }))
  await passing(10)
}

test('on Android, which draws apps below its keyboard, a screen ends above it', async () => {
  jest.replaceProperty(Platform, 'OS', 'android')
  await startApp('/new/trike')
  await keyboardFrom(340, 'keyboardDidShow')
  expect(shown().lost).toBe(24 + 592 - 340)
  act(() => DeviceEventEmitter.emit('keyboardDidHide', {}))
  await passing(10)
  expect(shown().lost).toBe(0)
})

test('on iOS what scrolls makes room for the keyboard, and nothing does so twice', async () => {
  await startApp('/new/trike')
  await keyboardFrom(340, 'keyboardWillShow')
  expect(shown().lost).toBe(0)
  expect(screen.UNSAFE_getAllByType(ScrollView).at(-1)?.props).toMatchObject({
    automaticallyAdjustKeyboardInsets: true,
  })
})
