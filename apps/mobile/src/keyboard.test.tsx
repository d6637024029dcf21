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
import { passTime, startApp } from './testing/phone'

beforeEach(() => AsyncStorage.clear())
afterEach(() => jest.restoreAllMocks())

/** The view of the top screen, and its padding for the keyboard. The home screen lies below it. */
function topScreen() {
  const view = screen.UNSAFE_getAllByType(KeyboardAvoidingView).at(-1)?.children[0]
  if (view === undefined || typeof view === 'string') throw new Error('there is no screen')
  return { view, padding: StyleSheet.flatten((view.props as { style?: ViewStyle }).style).paddingBottom }
}

/** Shows a keyboard that covers the screen from this height down. */
async function showKeyboard(screenY: number, event: string) {
  fireEvent(topScreen().view, 'layout', {
    persist: () => undefined,
    nativeEvent: { layout: { x: 0, y: 24, width: 360, height: 592 } },
  })
  act(() => DeviceEventEmitter.emit(event, { endCoordinates: { screenX: 0, screenY, width: 360, height: 300 } }))
  await passTime(10)
}

test('on Android, whose keyboard covers apps, a screen ends above it', async () => {
  jest.replaceProperty(Platform, 'OS', 'android')
  await startApp('/new/trike')
  await showKeyboard(340, 'keyboardDidShow')
  expect(topScreen().padding).toBe(24 + 592 - 340)
  act(() => DeviceEventEmitter.emit('keyboardDidHide', {}))
  await passTime(10)
  expect(topScreen().padding).toBe(0)
})

test('on iOS scroll views make room for the keyboard, and the frame does not', async () => {
  await startApp('/new/trike')
  await showKeyboard(340, 'keyboardWillShow')
  expect(topScreen().padding).toBe(0)
  expect(screen.UNSAFE_getAllByType(ScrollView).at(-1)?.props).toMatchObject({
    automaticallyAdjustKeyboardInsets: true,
  })
})
