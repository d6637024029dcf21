import { useMemo, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useSetting } from '../settings/useSettings'
import { createTranslator, pickLanguage, type Language } from './languages'

/** The language that was chosen, or the first of `locales` that the app speaks. */
export function useLanguage(locales: readonly string[]): Language {
  const chosen = useSetting('language')
  return chosen === 'system' ? pickLanguage(locales) : chosen
}

/** Gives everything inside it the texts of the language in use. It stands inside the app, whose settings it follows. */
export function LanguageProvider({
  locales,
  children,
}: {
  readonly locales: readonly string[]
  readonly children: ReactNode
}) {
  const language = useLanguage(locales)
  const translator = useMemo(() => createTranslator(language), [language])
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>
}
