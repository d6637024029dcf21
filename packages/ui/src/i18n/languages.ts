import type { GameId } from '@tabuleiro/engine'
import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en'
import { loadedTexts } from './loading'
import type { Language } from './texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
  }
}

const LOCALES = { en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Language, string>

/** Every language of the app. */
export const languages = Object.keys(LOCALES) as readonly Language[]

/** A language as it is spoken here: dates, plurals (in Brazil zero is singular) and the voices of screen readers follow it. */
export function toLocale(language: Language): string {
  return LOCALES[language]
}

/** The first of the user's languages (`pt-BR`, `en-GB`...) that the app speaks, else English. */
export function pickLanguage(locales: readonly string[]): Language {
  const spoken = locales.map(locale => locale.toLowerCase().split('-')[0])
  return spoken.find((language): language is Language => language === 'en' || language === 'pt') ?? 'en'
}

/** The language that was chosen in the settings, or the first of the user's that the app speaks. */
export function languageFor(chosen: 'system' | Language, locales: readonly string[]): Language {
  return chosen === 'system' ? pickLanguage(locales) : chosen
}

/** A translator of a language whose texts are there. */
export function createTranslator(language: Language): i18n {
  const translator = createInstance()
  void translator.use(initReactI18next).init({
    lng: LOCALES[language],
    // Each language is complete: none stands in for another.
    fallbackLng: false,
    resources: { [LOCALES[language]]: { translation: loadedTexts(language) ?? {} } },
    initAsync: false,
    // React escapes text itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return translator
}

/** What a sentence is filled in with. */
type Values = Readonly<Record<string, string | number>>

/** A text by names that the compiler does not know: the level of a computer, a number. `defaultValue` stands in for none. */
export function sayName(
  t: TFunction,
  family: 'level' | 'count',
  names: readonly string[],
  values: Values = {},
): string {
  return lookUp(t, [family, ...names], values)
}

/** A text of a game by names that only the engine knows: an option, a value, a reason code, the kind of a piece. */
export function sayOfGame(t: TFunction, game: GameId, names: readonly string[], values: Values = {}): string {
  return lookUp(t, [game, ...names], values)
}

function lookUp(t: TFunction, names: readonly string[], values: Values): string {
  return (t as unknown as (key: string, values: Values) => string)(names.join('.'), values)
}
