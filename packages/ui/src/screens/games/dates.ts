import type { Language } from '../../i18n/languages'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' }

/** A day as lists show it. */
export function dayLine(language: string, millis: number): string {
  const locale = language === 'pt' ? LOCALES.pt : LOCALES.en
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(millis)
}
