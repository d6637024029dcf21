import { schedule, languageFor, loadTexts, openLibrary, openSettings, withSwitches } from '@tabuleiro/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BASE, navigator } from './navigation'
import { App } from './App'
import { createDevice } from './device'
import { watchBack } from './spareEntry'
import { withWriteAheadLog } from './writeAheadLog'
import './page.css'
import { loadScreenAt, loadScreensWhenIdle, stopLoadingScreens } from './screens'
import { createWebStorage } from './storage'
import { createThinker } from './thinker'
import { watchUpdates } from './updates'

/** Opens the storage, the settings and the library, then renders the app. */
async function start(root: HTMLElement) {
  const { languages } = window.navigator
  const screen = loadScreenAt(window.location.pathname.slice(BASE.length))
  // Most people use the language of their device: load it while the storage is opened.
  loadTexts(languageFor('system', languages)).catch(() => undefined)
  const storage = withWriteAheadLog(createWebStorage(), () => localStorage)
  const settings = await openSettings(storage)
  const library = await openLibrary(storage, { settings })
  const device = withSwitches(createDevice(), settings)
  const app = { navigator, library, settings, thinker: createThinker(), device }
  await Promise.all([loadTexts(languageFor(settings.get().language, languages)), screen])
  createRoot(root).render(
    <StrictMode>
      <App app={app} updates={openUpdates()} />
    </StrictMode>,
  )
  watchBack()
  // Nothing has the focus yet: it is no part of the first load.
  import('./keepFocus').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
  await loadScreensWhenIdle()
}

/** Watches for new versions of the page; undefined while developing, where there is no service worker. */
function openUpdates() {
  if (!import.meta.env.PROD || !('serviceWorker' in window.navigator)) return undefined
  const scope = import.meta.env.BASE_URL
  return watchUpdates({
    workers: window.navigator.serviceWorker,
    script: `${scope}sw.js`,
    scope,
    reload: () => window.location.reload(),
    stopLoading: stopLoadingScreens,
    every: (millis, run) => setInterval(run, millis),
    schedule,
  })
}

/** Shows the notice of index.html where the app cannot be loaded: without a network on the first visit. */
function showLoadFault() {
  const trouble = document.getElementById('trouble')
  trouble?.removeAttribute('hidden')
  trouble?.querySelector('button')?.addEventListener('click', () => window.location.reload())
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
start(root).catch((fault: unknown) => {
  showLoadFault()
  throw fault
})
