import {
  createStudiesSource,
  languageFor,
  loadTexts,
  noStorage,
  openLibrary,
  openProgress,
  openSettings,
  schedule,
  withReadTimeout,
  withSwitches,
  type Storage,
} from '@tabuleiro/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BASE, navigator } from './navigation'
import { App } from './App'
import { createDevice } from './device'
import { keepPageNote } from './pageNote'
import { watchBack } from './spareEntry'
import { mirrorLog, withWriteAheadLog } from './writeAheadLog'
import './page.css'
import './words.css'
import { loadScreenAt, loadScreensWhenIdle, stopLoadingScreens } from './screens'
import { createLogMirror, createWebStorage } from './storage'
import { createThinker } from './thinker'
import { watchUpdates } from './updates'

/** Opens the storage, the settings and the library, then renders the app. */
async function start(root: HTMLElement) {
  const { languages } = window.navigator
  const screen = loadScreenAt(window.location.pathname.slice(BASE.length))
  // Most people use the language of their device: load it while the storage is opened.
  loadTexts(languageFor('system', languages)).catch(() => undefined)
  const { openLog, restoreLog } = mirrorLog(() => localStorage, createLogMirror())
  const storage = withReadTimeout(withWriteAheadLog(createWebStorage(), openLog, restoreLog))
  const { settings, progress, studies, library } = await openOn(storage).catch(() => openOn(noStorage))
  const device = withSwitches(createDevice(), settings)
  const app = { navigator, library, settings, progress, studies, thinker: createThinker(), device }
  await Promise.all([loadTexts(languageFor(settings.get().language, languages)), screen])
  createRoot(root).render(
    <StrictMode>
      <App app={app} updates={openUpdates()} />
    </StrictMode>,
  )
  watchBack()
  keepPageNote(settings.get, () => localStorage)
  // Nothing has the focus yet, and no pointer rests on a button: they are no part of the first load.
  import('./keepFocus').then(({ keepFocus }) => keepFocus()).catch(() => undefined)
  import('./tooltips').then(({ showTooltips }) => showTooltips()).catch(() => undefined)
  await loadScreensWhenIdle()
}

/**
 * Opens the settings, the progress and the library. Where stored data makes that fail, the app opens
 * without storage, as it does where the storage is silent: the screens say that games are not saved, and the stored
 * data stays as it is.
 */
async function openOn(storage: Storage) {
  const [settings, progress] = await Promise.all([openSettings(storage), openProgress(storage)])
  const studies = createStudiesSource(storage)
  const library = await openLibrary(storage, { settings, progress, studies })
  return { settings, progress, studies, library }
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
