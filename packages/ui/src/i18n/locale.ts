import type { Language } from './texts'

const LOCALES = { en: 'en-GB', pt: 'pt-PT' } as const satisfies Record<Language, string>

/** The locale of a language, for dates, plurals (in Brazil zero is singular) and the voices of screen readers. */
export function toLocale(language: Language): string {
  return LOCALES[language]
}
