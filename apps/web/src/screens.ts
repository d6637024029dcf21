import { loadTexts } from '@tabuleiro/ui'
import { lazy, type ComponentType } from 'react'

/** Loads of screens that the first visit does not need. */
const loads: (() => Promise<unknown>)[] = []
let underWay: Promise<unknown> = Promise.resolve()
let isStopped = false

/** A screen that is loaded when it is first shown, or when the browser has nothing else to do. */
function later<P extends object>(fetchScreen: () => Promise<ComponentType<P>>) {
  loads.push(fetchScreen)
  return lazy(async () => ({ default: await noted(fetchScreen()) }))
}

/** What is loading, for whoever waits until nothing is. */
function noted<T>(load: Promise<T>): Promise<T> {
  underWay = Promise.allSettled([underWay, load])
  return load
}

// The first one is loaded first: most people come to play.
export const PlayScreen = later(async () => (await import('@tabuleiro/ui/screens/PlayScreen')).PlayScreen)
export const AboutScreen = later(async () => (await import('@tabuleiro/ui/screens/AboutScreen')).AboutScreen)
export const GamesScreen = later(async () => (await import('@tabuleiro/ui/screens/GamesScreen')).GamesScreen)
export const LinkScreen = later(async () => (await import('@tabuleiro/ui/screens/LinkScreen')).LinkScreen)
export const NewGameScreen = later(async () => (await import('@tabuleiro/ui/screens/NewGameScreen')).NewGameScreen)
export const RulesScreen = later(async () => (await import('@tabuleiro/ui/screens/RulesScreen')).RulesScreen)
export const SettingsScreen = later(async () => (await import('@tabuleiro/ui/screens/SettingsScreen')).SettingsScreen)

/** Milliseconds after which even a busy browser loads the next one. */
const PATIENCE = 3_000

/**
 * Loads the other screens and languages one by one in quiet moments, so that each opens at once. What fails is tried again when
 * it is shown.
 */
export async function loadScreensWhenQuiet(): Promise<void> {
  for (const load of [...loads, () => loadTexts('en'), () => loadTexts('pt')]) {
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
