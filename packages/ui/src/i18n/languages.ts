import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en'
import { loadedTexts, watchTexts } from './loading'
import { toLocale } from './locale'
import { languages, type Language } from './texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
  }
}

/** The first of the user's languages (`pt-BR`, `en-GB`...) that the app has, else English. */
export function pickLanguage(locales: readonly string[]): Language {
  const wanted = locales.map(locale => locale.toLowerCase().split('-')[0])
  return wanted.flatMap(name => languages.find(language => language === name) ?? [])[0] ?? 'en'
}

/** The language of the settings, or the first of the user's that the app has. */
export function languageFor(chosen: 'system' | Language, locales: readonly string[]): Language {
  return chosen === 'system' ? pickLanguage(locales) : chosen
}

/** A translator for a language whose texts are loaded. */
export function createTranslator(language: Language): i18n {
  const translator = createInstance()
  void translator.use(initReactI18next).init({
    lng: toLocale(language),
    // Each language is complete: none falls back to another.
    fallbackLng: false,
    resources: { [toLocale(language)]: { translation: loadedTexts(language) ?? {} } },
    initAsync: false,
    // React escapes text itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  watchTexts(changed => {
    if (changed === language)
      translator.addResourceBundle(toLocale(language), 'translation', loadedTexts(language) ?? {})
  })
  return translator
}
