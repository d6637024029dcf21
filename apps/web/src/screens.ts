import { loadTexts } from '@tabuleiro/ui'
import { lazy, type ComponentType } from 'react'

/** Loads of screens that the first visit does not need. */
const loads: (() => Promise<unknown>)[] = []
let underWay: Promise<unknown> = Promise.resolve()
let isStopped = false

/** A screen that is loaded when it is first shown, or when the browser has nothing else to do. */
function later<P extends object>(fetchScreen: () => Promise<ComponentType<P>>) {
  const load = () => {
    const screen = fetchScreen()
    underWay = Promise.allSettled([underWay, screen])
    return screen
  }
  loads.push(load)
  return lazy(async () => ({ default: await load() }))
}

export const AboutScreen = later(async () => (await import('@tabuleiro/ui/screens/AboutScreen')).AboutScreen)
export const GamesScreen = later(async () => (await import('@tabuleiro/ui/screens/GamesScreen')).GamesScreen)
export const LinkScreen = later(async () => (await import('@tabuleiro/ui/screens/LinkScreen')).LinkScreen)
export const NewGameScreen = later(async () => (await import('@tabuleiro/ui/screens/NewGameScreen')).NewGameScreen)
export const RulesScreen = later(async () => (await import('@tabuleiro/ui/screens/RulesScreen')).RulesScreen)
export const SettingsScreen = later(async () => (await import('@tabuleiro/ui/screens/SettingsScreen')).SettingsScreen)

/** Milliseconds after which even a busy browser loads the next one. */
const PATIENCE = 3_000

/** Loads the other screens and languages one by one in quiet moments, so that each opens at once. What fails is tried again when it is shown. */
export async function loadScreensWhenQuiet(): Promise<void> {
  for (const load of [...loads, () => loadTexts('en'), () => loadTexts('pt')]) {
    await quiet()
    if (isStopped) return
    await load().catch(() => undefined)
  }
}

/** Loads no more screens that are not shown, and waits for those that are on their way. */
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
