import type { en } from './en'
import { after } from '../platform/time'
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

/** Milliseconds before another try. */
const PAUSE = 1_000

/** Makes the texts of a language ready to be used; a network that fails for a moment is tried once more. */
export async function loadTexts(language: Language): Promise<void> {
  const load = loads[language]
  loaded[language] ??= await load().catch(() => paused().then(load))
}

function paused(): Promise<void> {
  return new Promise(resolve => void after(PAUSE, resolve))
}
