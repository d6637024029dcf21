import { languages, loadTexts, withLaterTexts } from '@tabuleiro/ui'
import { createElement, lazy, useState, type ComponentType } from 'react'

/** The loaders of the screens that are not part of the first load, by the first segment of their path. */
const loaders = new Map<string, () => Promise<unknown>>()
/** Settles when every load that has begun has ended. */
let pendingLoads: Promise<unknown> = Promise.resolve()
let isStopped = false

/**
 * A screen that is loaded when it is first shown, or when the browser is idle. Once loaded it is rendered without
 * `lazy`, which would show an empty page for a third of a second.
 */
function lazyScreen<P extends object>(segment: string, fetchScreen: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  const load = async () => (Loaded ??= await fetchScreen())
  loaders.set(segment, load)
  const Lazy = lazy(async () => ({ default: await trackLoad(load()) }))
  return function Screen(props: P) {
    // The component stays the same while mounted: another one would lose its state.
    const [Component] = useState<ComponentType<P>>(() => Loaded ?? Lazy)
    return createElement(Component, props)
  }
}

/** Adds a load to those that `stopLoadingScreens` waits for. */
function trackLoad<T>(load: Promise<T>): Promise<T> {
  pendingLoads = Promise.allSettled([pendingLoads, load])
  return load
}

// They are loaded in this order: most people come to play.
export const PlayScreen = lazyScreen(
  'play',
  async () => (await import('@tabuleiro/ui/screens/play/PlayScreen')).PlayScreen,
)
export const ReviewScreen = lazyScreen(
  'review',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/review/ReviewScreen')).ReviewScreen),
)
export const AboutScreen = lazyScreen(
  'about',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/about/AboutScreen')).AboutScreen),
)
export const SavedGamesScreen = lazyScreen(
  'games',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/savedGames/SavedGamesScreen')).SavedGamesScreen),
)
export const LinkScreen = lazyScreen(
  'g',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/link/LinkScreen')).LinkScreen),
)
export const NewGameScreen = lazyScreen(
  'new',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/newGame/NewGameScreen')).NewGameScreen),
)
export const PuzzlesScreen = lazyScreen(
  'puzzles',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/puzzles/PuzzlesScreen')).PuzzlesScreen),
)
export const RulesScreen = lazyScreen(
  'rules',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/rules/RulesScreen')).RulesScreen),
)
export const LearnScreen = lazyScreen(
  'learn',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/learn/LearnScreen')).LearnScreen),
)
export const ExploreScreen = lazyScreen(
  'explore',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/explore/ExploreScreen')).ExploreScreen),
)
export const NewStudyScreen = lazyScreen(
  'explore/start',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/explore/NewStudyScreen')).NewStudyScreen),
)
export const StudyScreen = lazyScreen(
  'explore/study',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/explore/StudyScreen')).StudyScreen),
)
export const SettingsScreen = lazyScreen(
  'settings',
  withLaterTexts(async () => (await import('@tabuleiro/ui/screens/settings/SettingsScreen')).SettingsScreen),
)

// It has no address. It is loaded long before a new version could take its place.
export const UpdateNotice = lazyScreen(
  'update',
  async () => (await import('@tabuleiro/ui/screens/update/UpdateNotice')).UpdateNotice,
)

/**
 * Loads the screen of a path below the site's base, before it is first rendered. The home screen needs no load. A load
 * that fails is tried again when the screen is shown.
 */
export async function loadScreenAt(path: string): Promise<void> {
  const load = loaders.get(/^\/(\w+)/.exec(path)?.[1] ?? '')
  if (load) await trackLoad(load()).catch(() => undefined)
}

/** Milliseconds after which even a busy browser loads the next screen. */
const IDLE_TIMEOUT_MS = 3_000

/**
 * Loads the other screens and languages one by one while the browser is idle, so that each opens at once. A load that
 * fails is tried again when the screen is shown.
 */
export async function loadScreensWhenIdle(): Promise<void> {
  for (const load of [...loaders.values(), ...languages.map(language => () => loadTexts(language))]) {
    await browserIdle()
    if (isStopped) return
    await trackLoad(load()).catch(() => undefined)
  }
}

/** Stops loading ahead, and resolves once the loads under way have ended. */
export async function stopLoadingScreens(): Promise<void> {
  isStopped = true
  await pendingLoads
}

function browserIdle(): Promise<void> {
  return new Promise(resolve => {
    const done = () => resolve()
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(done, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(done, IDLE_TIMEOUT_MS / 10)
  })
}
