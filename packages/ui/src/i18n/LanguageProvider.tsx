import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { useSetting } from '../app/useSettings'
import { createTranslator, languageFor } from './languages'
import type { Language } from './texts'
import { loadTexts, loadedTexts } from './loading'

/** The language of the settings, or the first of `locales` that the app has. */
export function useLanguage(locales: readonly string[]): Language {
  return languageFor(useSetting('language'), locales)
}

/** The wanted language; until its texts are loaded, the one before it. */
function useLoadedLanguage(wanted: Language): Language {
  const [current, setCurrent] = useState(wanted)
  const isThere = loadedTexts(wanted) !== undefined
  if (isThere && current !== wanted) setCurrent(wanted)
  useEffect(() => {
    if (isThere) return
    let isWanted = true
    const arrive = () => {
      if (isWanted) setCurrent(wanted)
    }
    // Offline, a language that was never loaded fails silently: the one before it stays.
    void loadTexts(wanted).then(arrive, () => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted, isThere])
  return current
}

/** Gives its children the texts of the language in use. It reads the settings, so it stands inside AppProvider. */
export function LanguageProvider({
  locales,
  children,
}: {
  readonly locales: readonly string[]
  readonly children: ReactNode
}) {
  const language = useLoadedLanguage(useLanguage(locales))
  const translator = useMemo(() => createTranslator(language), [language])
  return <I18nextProvider i18n={translator}>{children}</I18nextProvider>
}
