import { loadTexts } from '@tabuleiro/ui'
import { createElement, lazy, useState, type ComponentType } from 'react'

/** Loads of screens that the first visit does not need, by the first word of their address. */
const loads = new Map<string, () => Promise<unknown>>()
let underWay: Promise<unknown> = Promise.resolve()
let isStopped = false

/**
 * A screen that is loaded when it is first shown, or when the browser has nothing else to do. Once it is there it is shown at
 * once, where React would show an empty page for a third of a second first.
 */
function later<P extends object>(word: string, fetchScreen: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined
  const load = async () => (Loaded ??= await fetchScreen())
  loads.set(word, load)
  const Waiting = lazy(async () => ({ default: await noted(load()) }))
  return function Screen(props: P) {
    // Not another one for as long as it is shown: that would begin anew.
    const [Shown] = useState<ComponentType<P>>(() => Loaded ?? Waiting)
    return createElement(Shown, props)
  }
}

/** What is loading, for whoever waits until nothing is. */
function noted<T>(load: Promise<T>): Promise<T> {
  underWay = Promise.allSettled([underWay, load])
  return load
}

// The first one is loaded first: most people come to play.
export const PlayScreen = later('play', async () => (await import('@tabuleiro/ui/screens/play/PlayScreen')).PlayScreen)
export const AboutScreen = later(
  'about',
  async () => (await import('@tabuleiro/ui/screens/about/AboutScreen')).AboutScreen,
)
export const GamesScreen = later(
  'games',
  async () => (await import('@tabuleiro/ui/screens/savedGames/SavedGamesScreen')).SavedGamesScreen,
)
export const LinkScreen = later('g', async () => (await import('@tabuleiro/ui/screens/link/LinkScreen')).LinkScreen)
export const NewGameScreen = later(
  'new',
  async () => (await import('@tabuleiro/ui/screens/newGame/NewGameScreen')).NewGameScreen,
)
export const RulesScreen = later(
  'rules',
  async () => (await import('@tabuleiro/ui/screens/rules/RulesScreen')).RulesScreen,
)
export const SettingsScreen = later(
  'settings',
  async () => (await import('@tabuleiro/ui/screens/settings/SettingsScreen')).SettingsScreen,
)

/** Loads the screen of an address below the page's own, if it is not there from the start. What fails is tried again when it is shown. */
export async function loadScreenAt(address: string): Promise<void> {
  const load = loads.get(/^\/(\w+)/.exec(address)?.[1] ?? '')
  if (load) await noted(load()).catch(() => undefined)
}

/** Milliseconds after which even a busy browser loads the next one. */
const PATIENCE = 3_000

/**
 * Loads the other screens and languages one by one in quiet moments, so that each opens at once. What fails is tried again when
 * it is shown.
 */
export async function loadScreensWhenQuiet(): Promise<void> {
  for (const load of [...loads.values(), () => loadTexts('en'), () => loadTexts('pt')]) {
    await quiet()
    if (isStopped) return
    await noted(load()).catch(() => undefined)
  }
}

/** Loads nothing more that is not shown, and waits for what is on its way. */
export async function stopLoadingScreens(): Promise<void> {
  isStopped = true
  await underWay
}

function quiet(): Promise<void> {
  return new Promise(resolve => {
    const done = () => resolve()
    // Safari has no idle moments.
    if ('requestIdleCallback' in window) window.requestIdleCallback(done, { timeout: PATIENCE })
    else setTimeout(done, PATIENCE / 10)
  })
}
