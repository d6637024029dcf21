import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { en } from './en'
import { pt } from './pt'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
  }
}

/** The languages the app speaks; Portuguese is European and serves Brazil as well. */
export type Language = 'en' | 'pt'

export const texts = { en, pt } as const

/** The first of the user's languages (`pt-BR`, `en-GB`...) that the app speaks, else English. */
export function pickLanguage(locales: readonly string[]): Language {
  const spoken = locales.map(locale => locale.toLowerCase().split('-')[0])
  return spoken.find((language): language is Language => language === 'en' || language === 'pt') ?? 'en'
}

/** A translator that is ready at once: the texts are part of the program. */
export function createTranslator(language: Language): i18n {
  const translator = createInstance()
  void translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: { translation: en }, pt: { translation: pt } },
    initAsync: false,
    // React escapes text itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return translator
}

/** Texts whose last names come from the engine or the computer players; the test of this folder proves that each of them exists. */
type Family = 'about' | 'option' | 'value' | 'reason' | 'level' | 'bot' | `${string}.colour`

/** A text by names that only the engine knows: an option, a value, a reason code, a level, the kind of a piece. */
export function sayName(
  t: TFunction,
  family: Family,
  names: readonly string[],
  values: Readonly<Record<string, string | number>> = {},
): string {
  const lookUp = t as unknown as (key: string, values: Readonly<Record<string, string | number>>) => string
  return lookUp([family, ...names].join('.'), values)
}
