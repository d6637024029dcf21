import AsyncStorage from '@react-native-async-storage/async-storage'
import { press } from '@tabuleiro/ui/testing'
import { setBackgroundColorAsync } from 'expo-system-ui'
import { Appearance, StatusBar } from 'react-native'
import { screen } from '@testing-library/react-native'
import { startApp } from './testing/phone'

jest.mock('expo-system-ui', () => ({ setBackgroundColorAsync: jest.fn(() => Promise.resolve()) }))

beforeEach(() => AsyncStorage.clear())

test('the colours of the system bars and the background follow the theme in use', async () => {
  const setColorScheme = jest.spyOn(Appearance, 'setColorScheme').mockReturnValue()
  await startApp('/settings')
  const barStyle = () => (screen.UNSAFE_getByType(StatusBar).props as { barStyle?: string }).barStyle
  expect(barStyle()).toBe('dark-content')
  expect(setColorScheme).toHaveBeenLastCalledWith('unspecified')
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith('#F7F2E8')
  press('theme-dark')
  expect(barStyle()).toBe('light-content')
  expect(setColorScheme).toHaveBeenLastCalledWith('dark')
  expect(setBackgroundColorAsync).toHaveBeenLastCalledWith('#0E1726')
  press('theme-system')
  expect(barStyle()).toBe('dark-content')
  expect(setColorScheme).toHaveBeenLastCalledWith('unspecified')
})
