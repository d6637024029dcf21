import type { MoreTextsByGame } from '../games/texts'
import type { en } from './en'
import { schedule } from '../platform/time'
import type { Language, Texts } from './texts'

type SomeTexts = Partial<Texts<typeof en> & MoreTextsByGame>
type Loaders = Readonly<Record<Language, () => Promise<SomeTexts>>>

/** A visit loads the one language that it needs; choosing another loads that one. */
const first: Loaders = {
  en: async () => (await import('./en/first')).first,
  pt: async () => (await import('./pt/first')).first,
}
/** The texts of screens that a visit may never open. */
const later: Loaders = {
  en: () => withMore('en', async () => (await import('./en/later')).later),
  pt: () => withMore('pt', async () => (await import('./pt/later')).later),
}
const loaded: Partial<Record<Language, SomeTexts>> = {}
const pending: Partial<Record<Language, Promise<SomeTexts> | undefined>> = {}
const pendingLater: typeof pending = {}
const listeners = new Set<(language: Language) => void>()
/** Whether a screen was opened that needs the later texts. */
let isLaterWanted = false

/** The texts of a language; undefined while those that every visit needs are not loaded. */
export function loadedTexts(language: Language): SomeTexts | undefined {
  const texts = loaded[language]
  return texts?.app && texts
}

/** Calls back when texts have come for a language that has some already. */
export function watchTexts(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** How long to wait before the second try. */
const RETRY_MILLIS = 1_000

/** Loads the texts of a language, the later ones too where they are wanted. Calls during a load wait for it. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([
    loadSome(language, first, pending),
    isLaterWanted ? loadSome(language, later, pendingLater) : undefined,
  ])
}

/** Something that is loaded together with the texts of screens that a visit may never open. */
export function withLaterTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => (await Promise.all([load(), loadLaterTexts()]))[0]
}

/** Loads those texts in every language that is loaded or will be. */
async function loadLaterTexts(): Promise<void> {
  isLaterWanted = true
  const known = Object.keys(pending) as readonly Language[]
  await Promise.all(known.map(language => loadSome(language, later, pendingLater)))
}

/** Texts of the app together with those that the games bring. */
async function withMore(language: Language, load: () => Promise<SomeTexts>): Promise<SomeTexts> {
  const loadOfGames = async () => (await import('../games/more')).loadMore(language)
  const [ofApp, ofGames] = await Promise.all([load(), loadOfGames()])
  return { ...ofApp, ...ofGames }
}

async function loadSome(language: Language, loaders: Loaders, loads: typeof pending): Promise<void> {
  const load = (loads[language] ??= withRetry(loaders[language]))
  try {
    const texts = await load
    loaded[language] = { ...loaded[language], ...texts }
    for (const listener of listeners) listener(language)
  } catch (fault) {
    // A later call may find a network.
    loads[language] = undefined
    throw fault
  }
}

/** Tries a load that fails once more, as a network may fail for a moment. */
function withRetry(load: () => Promise<SomeTexts>): Promise<SomeTexts> {
  return load().catch(() => waitForRetry().then(load))
}

function waitForRetry(): Promise<void> {
  return new Promise(resolve => void schedule(RETRY_MILLIS, resolve))
}
