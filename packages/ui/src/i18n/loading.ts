import { en } from './en'
import { pt } from './pt'
import type { Language, Texts } from './texts'

/** The texts of every language. Phones have them all in the bundle. */
export const texts = { en, pt } as const

/** The texts of a language; undefined while they are not loaded. */
export function loadedTexts(language: Language): Texts<typeof en> | undefined {
  return texts[language]
}

/** Loads the texts of a language: nothing to do on phones. */
export function loadTexts(_language: Language): Promise<void> {
  return Promise.resolve()
}
