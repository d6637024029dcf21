import { en } from './en'
import { pt } from './pt'
import type { Language, Texts } from './texts'

/** All texts, in every language: on a phone they are part of the program. */
export const texts = { en, pt } as const

/** The texts of a language; undefined while they are not loaded. */
export function loadedTexts(language: Language): Texts<typeof en> | undefined {
  return texts[language]
}

/** Makes the texts of a language ready to be used. */
export function loadTexts(_language: Language): Promise<void> {
  return Promise.resolve()
}
