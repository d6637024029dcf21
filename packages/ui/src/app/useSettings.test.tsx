import { act, render, renderHook, screen } from '@testing-library/react-native'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Text } from 'react-native'
import { AppProvider, type App } from './AppContext'
import { LanguageProvider } from '../i18n/LanguageProvider'
import { createMemoryStorage } from '../model/storage/memory'
import { useTheme } from '../theme/useTheme'
import { defaultSettings } from '../model/settings/settings'
import { createSettings } from '../model/settings/store'
import { useSetting, useSettings } from './useSettings'

/** An app that has settings, and nothing else that these hooks may ask for. */
function appWithSettings() {
  const settings = createSettings(createMemoryStorage())
  const app = { settings } as App
  const Around = ({ children }: { readonly children: ReactNode }) => <AppProvider value={app}>{children}</AppProvider>
  return { settings, Around }
}

test('a chosen theme is in use at once, and the device’s theme again afterwards', () => {
  const { settings, Around } = appWithSettings()
  const { result } = renderHook(useTheme, { wrapper: Around })
  const system = result.current.scheme
  for (const theme of ['dark', 'light'] as const) {
    act(() => settings.change({ theme }))
    expect(result.current.scheme).toBe(theme)
  }
  act(() => settings.change({ theme: 'system' }))
  expect(result.current.scheme).toBe(system)
})

test('a chosen language is in use at once, and the device’s language again afterwards', () => {
  const { settings, Around } = appWithSettings()
  const Word = () => <Text>{useTranslation().i18n.language}</Text>
  render(
    <Around>
      <LanguageProvider locales={['pt-BR']}>
        <Word />
      </LanguageProvider>
    </Around>,
  )
  expect(screen.getByText('pt-PT')).toBeTruthy()
  act(() => settings.change({ language: 'en' }))
  expect(screen.getByText('en-GB')).toBeTruthy()
  act(() => settings.change({ language: 'system' }))
  expect(screen.getByText('pt-PT')).toBeTruthy()
})

test('a component that uses one setting renders again only when it changes', () => {
  const { settings, Around } = appWithSettings()
  const draws = jest.fn()
  const { result } = renderHook(
    () => {
      draws()
      return useSetting('motion')
    },
    { wrapper: Around },
  )
  draws.mockClear()
  act(() => settings.change({ sound: false }))
  expect(draws).not.toHaveBeenCalled()
  act(() => settings.change({ motion: 'off' }))
  expect(result.current).toBe('off')
})

test('a drawing without an app follows the defaults', () => {
  expect(renderHook(useSettings).result.current).toBe(defaultSettings)
})
