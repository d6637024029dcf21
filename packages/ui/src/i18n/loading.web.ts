import type { en } from './en'
import { schedule } from '../platform/time'
import type { Language, Texts } from './texts'

type All = Texts<typeof en>

/** A visit loads the one language that it needs; another comes when it is asked for. */
const loads: Readonly<Record<Language, () => Promise<All>>> = {
  en: async () => (await import('./en')).en,
  pt: async () => (await import('./pt')).pt,
}
const loaded: Partial<Record<Language, All>> = {}
const underWay: Partial<Record<Language, Promise<All> | undefined>> = {}

/** The texts of a language; undefined while they are not loaded. */
export function loadedTexts(language: Language): All | undefined {
  return loaded[language]
}

/** Milliseconds before another try. */
const PAUSE = 1_000

/** Makes the texts of a language ready to be used. Whoever asks while they are on their way waits for the same. */
export async function loadTexts(language: Language): Promise<void> {
  const load = (underWay[language] ??= tried(loads[language]))
  try {
    loaded[language] = await load
  } catch (fault) {
    // Whoever asks later may have a network.
    underWay[language] = undefined
    throw fault
  }
}

/** What is loaded; a network that fails for a moment is tried once more. */
function tried(load: () => Promise<All>): Promise<All> {
  return load().catch(() => paused().then(load))
}

function paused(): Promise<void> {
  return new Promise(resolve => void schedule(PAUSE, resolve))
}
