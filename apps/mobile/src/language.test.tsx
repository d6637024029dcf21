import AsyncStorage from '@react-native-async-storage/async-storage'
import { press } from '@tabuleiro/ui/testing'
import { act, screen } from '@testing-library/react-native'
import { startApp } from './testing/phone'

let mockLanguage = 'pt-PT'
const mockListeners = new Set<() => void>()

// The native module that reports the languages of the phone.
jest.mock('expo-localization/build/ExpoLocalization.native', () => ({
  __esModule: true,
  default: { getLocales: () => [{ languageTag: mockLanguage }] },
  addLocaleListener: (listener: () => void) => {
    mockListeners.add(listener)
    return listener
  },
  removeSubscription: (listener: () => void) => mockListeners.delete(listener),
}))

/** Changes the language of the phone while the app runs. */
function changeLanguage(language: string) {
  mockLanguage = language
  act(() => mockListeners.forEach(listener => listener()))
}

beforeEach(() => AsyncStorage.clear())

test('the app follows the language of the phone while it runs, unless another was chosen', async () => {
  await startApp('/settings')
  const title = (words: string) => screen.queryByRole('heading', { name: words })
  expect(title('Definições')).toBeTruthy()
  changeLanguage('en-GB')
  expect(title('Settings')).toBeTruthy()
  press('language-pt')
  expect(title('Definições')).toBeTruthy()
  changeLanguage('fr-FR')
  expect(title('Definições')).toBeTruthy()
})
