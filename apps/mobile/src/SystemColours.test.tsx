import AsyncStorage from '@react-native-async-storage/async-storage'
import { press } from '@tabuleiro/ui/testing'
import { setBackgroundColorAsync } from 'expo-system-ui'
import { Appearance, StatusBar } from 'react-native'
import { screen } from '@testing-library/react-native'
import { startApp } from './testing/phone'

jest.mock('expo-system-ui', () => ({ setBackgroundColorAsync: jest.fn(() => Promise.resolve()) }))

beforeEach(() => AsyncStorage.clear())

test('what the phone draws around the screens follows the colours that were chosen', async () => {
  const setColorScheme = jest.spyOn(Appearance, 'setColorScheme').mockReturnValue()
  await startApp('/settings')
  const bars = () => (screen.UNSAFE_getByType(StatusBar).props as { barStyle?: string }).barStyle
  expect(bars()).toBe('dark-content')
  expect(setColorScheme).toHaveBeenLastCalledWith('unspecified')
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith('#F7F2E8')
  press('theme-dark')
  expect(bars()).toBe('light-content')
  expect(setColorScheme).toHaveBeenLastCalledWith('dark')
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith('#0E1726')
  press('theme-system')
  expect(bars()).toBe('dark-content')
  expect(setColorScheme).toHaveBeenLastCalledWith('unspecified')
})
