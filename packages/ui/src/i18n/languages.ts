import type { GameId } from '@tabuleiro/engine'
import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { en } from './en'
import { loadedTexts, watchTexts } from './loading'
import { languages, type Language } from './texts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
  }
}

const LOCALES = { en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Language, string>

/** The locale of a language, for dates, plurals (in Brazil zero is singular) and the voices of screen readers. */
export function toLocale(language: Language): string {
  return LOCALES[language]
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
    lng: LOCALES[language],
    // Each language is complete: none falls back to another.
    fallbackLng: false,
    resources: { [LOCALES[language]]: { translation: loadedTexts(language) ?? {} } },
    initAsync: false,
    // React escapes text itself.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  watchTexts(changed => {
    if (changed === language)
      translator.addResourceBundle(LOCALES[language], 'translation', loadedTexts(language) ?? {})
  })
  return translator
}

/** The values of a text's placeholders. */
type Values = Readonly<Record<string, string | number>>

/** A text by a key that the compiler cannot check: a level, a number. A missing text gives `values.defaultValue`. */
export function sayName(
  t: TFunction,
  family: 'level' | 'count' | 'refused',
  names: readonly string[],
  values: Values = {},
): string {
  return lookUp(t, [family, ...names], values)
}

/** A text of a game by a key that the engine gives: an option, a value, a reason code, the kind of a piece. */
export function sayOfGame(t: TFunction, game: GameId, names: readonly string[], values: Values = {}): string {
  return lookUp(t, [game, ...names], values)
}

/** A text of a game that is loaded when it is first needed, after a match or about its numbers. */
export function sayMore(t: TFunction, game: GameId, names: readonly string[], values: Values = {}): string {
  return lookUp(t, ['more', game, ...names], values)
}

function lookUp(t: TFunction, names: readonly string[], values: Values): string {
  return (t as unknown as (key: string, values: Values) => string)(names.join('.'), values)
}
