import type { en } from './en'
import { schedule } from '../platform/time'
import type { Language, Texts } from './texts'

type AppTexts = Texts<typeof en>

/** A visit loads the one language that it needs; choosing another loads that one. */
const loaders: Readonly<Record<Language, () => Promise<AppTexts>>> = {
  en: async () => (await import('./en')).en,
  pt: async () => (await import('./pt')).pt,
}
const loaded: Partial<Record<Language, AppTexts>> = {}
const pending: Partial<Record<Language, Promise<AppTexts> | undefined>> = {}

/** The texts of a language; undefined while they are not loaded. */
export function loadedTexts(language: Language): AppTexts | undefined {
  return loaded[language]
}

/** How long to wait before the second try. */
const RETRY_MILLIS = 1_000

/** Loads the texts of a language. Calls during a load wait for the same load. */
export async function loadTexts(language: Language): Promise<void> {
  const load = (pending[language] ??= withRetry(loaders[language]))
  try {
    loaded[language] = await load
  } catch (fault) {
    // A later call may find a network.
    pending[language] = undefined
    throw fault
  }
}

/** Tries a load that fails once more, as a network may fail for a moment. */
function withRetry(load: () => Promise<AppTexts>): Promise<AppTexts> {
  return load().catch(() => waitForRetry().then(load))
}

function waitForRetry(): Promise<void> {
  return new Promise(resolve => void schedule(RETRY_MILLIS, resolve))
}
