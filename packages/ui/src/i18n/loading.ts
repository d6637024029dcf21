import { loadMore } from '../games/more'
import type { MoreTextsByGame } from '../games/texts'
import { en } from './en'
import { pt } from './pt'
import type { Language, Texts } from './texts'

type SomeTexts = Partial<Texts<typeof en> & MoreTextsByGame>

/** The texts of every language. Phones have them all in the bundle. */
export const texts = { en, pt } as const

const loaded: Record<Language, SomeTexts> = { ...texts }
const listeners = new Set<(language: Language) => void>()

/** The texts of a language. */
export function loadedTexts(language: Language): SomeTexts | undefined {
  return loaded[language]
}

/** Something that is loaded together with texts that a visit may never need. Phones load those at the start. */
export function withLaterTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return load
}

/** Calls back when texts have come for a language. */
export function watchTexts(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the texts of a language that the games bring. Phones have them in the bundle, too. */
export async function loadTexts(language: Language): Promise<void> {
  loaded[language] = { ...texts[language], ...(await loadMore(language)) }
  for (const listener of listeners) listener(language)
}
