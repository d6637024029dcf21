import { useMemo, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTranslator, pickLanguage } from './languages'

/** Gives everything inside it the texts of the first of `locales` that the app speaks. */
export function LanguageProvider({
  locales,
  children,
}: {
  readonly locales: readonly string[]
  readonly children: ReactNode
}) {
  const language = pickLanguage(locales)
  const translator = useMemo(() => createTranslator(language), [language])
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>
}
