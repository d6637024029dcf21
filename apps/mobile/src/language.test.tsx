import AsyncStorage from '@react-native-async-storage/async-storage'
import { press } from '@tabuleiro/ui/testing'
import { act, screen } from '@testing-library/react-native'
import { startApp } from './testing/phone'

let mockLanguage = 'pt-PT'
const mockHeard = new Set<() => void>()

// The native side of the phone's languages.
jest.mock('expo-localization/build/ExpoLocalization.native', () => ({
  __esModule: true,
  default: { getLocales: () => [{ languageTag: mockLanguage }] },
  addLocaleListener: (heard: () => void) => {
    mockHeard.add(heard)
    return heard
  },
  removeSubscription: (heard: () => void) => mockHeard.delete(heard),
}))

/** The owner of the phone changes its language while the app lives. */
function changeLanguage(language: string) {
  mockLanguage = language
  act(() => mockHeard.forEach(heard => heard()))
}

beforeEach(() => AsyncStorage.clear())

test('the app follows the language of the phone while it lives, unless another was chosen', async () => {
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
