import { en } from './en'
import { pt } from './pt'
import type { Language, Texts } from './texts'

/** The texts of every language. Phones have them all in the bundle. */
export const texts = { en, pt } as const

/** The texts of a language; undefined while they are not loaded. */
export function loadedTexts(language: Language): Partial<Texts<typeof en>> | undefined {
  return texts[language]
}

/** Something that is loaded together with the texts of screens that a visit may never open. Phones have them. */
export function withLaterTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return load
}

/** Calls back when texts have come that were not there before: never on phones. */
export function watchTexts(_listener: (language: Language) => void): () => void {
  return () => undefined
}

/** Loads the texts of a language: nothing to do on phones. */
export function loadTexts(_language: Language): Promise<void> {
  return Promise.resolve()
}
