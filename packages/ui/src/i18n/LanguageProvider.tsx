import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useSetting } from '../app/useSettings'
import { createTranslator, languageFor } from './languages'
import type { Language } from './texts'
import { loadTexts, loadedTexts } from './loading'

/** The language that was chosen, or the first of `locales` that the app speaks. */
export function useLanguage(locales: readonly string[]): Language {
  return languageFor(useSetting('language'), locales)
}

/** The wanted language; while its texts are on their way, the one before it. */
function useLoaded(wanted: Language): Language {
  const [spoken, speak] = useState(wanted)
  const isThere = loadedTexts(wanted) !== undefined
  if (isThere && spoken !== wanted) speak(wanted)
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    const arrive = () => {
      if (isWanted) speak(wanted)
    }
    // Without a network a language that was never loaded stays silent: the one before it goes on.
    void loadTexts(wanted).then(arrive, () => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted, isThere])
  return spoken
}

/** Gives everything inside it the texts of the language in use. It stands inside the app, whose settings it follows. */
export function LanguageProvider({
  locales,
  children,
}: {
  readonly locales: readonly string[]
  readonly children: ReactNode
}) {
  const language = useLoaded(useLanguage(locales))
  const translator = useMemo(() => createTranslator(language), [language])
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>
}
