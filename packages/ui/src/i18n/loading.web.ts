import type { en } from './en'
import type { Language, Texts } from './texts'

type All = Texts<typeof en>

/** A visit loads the one language that it needs; another comes when it is asked for. */
const loads: Readonly<Record<Language, () => Promise<All>>> = {
  en: async () => (await import('./en')).en,
  pt: async () => (await import('./pt')).pt,
}
const loaded: Partial<Record<Language, All>> = {}

/** The texts of a language; undefined while they are not loaded. */
export function textsOf(language: Language): All | undefined {
  return loaded[language]
}

/** Makes the texts of a language ready to be used. */
export async function loadTexts(language: Language): Promise<void> {
  loaded[language] ??= await loads[language]()
}
