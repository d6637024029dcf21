import type { Device } from '@tabuleiro/ui'
import { hrefOf } from './navigation'
import { createWakeLock } from './wakeLock'
import { createInstalling } from './installing'
import { createLoudspeaker } from './loudspeaker'
import { watchPresence } from './presence'

/** The abilities of a browser. What it lacks, or its user refuses, is answered and never thrown. */
export function createDevice(): Device {
  return {
    isForgetful: isForgetful(),
    addressOf: destination => window.location.origin + hrefOf(destination),
    linkTo: payload => window.location.origin + hrefOf({ to: 'link', payload }),
    copy: text => succeeds(() => window.navigator.clipboard.writeText(text)),
    paste,
    share,
    sharePicture,
    save,
    open,
    play: createLoudspeaker(),
    tick,
    keepScreenOn: createWakeLock(window.navigator),
    watchPresence,
    watchInstall: createInstalling(window),
  }
}

/** Whether this is Safari, or another browser of Apple's phones, and the app is not on the home screen. */
function isForgetful(): boolean {
  const { navigator } = window
  const isSafari = 'GestureEvent' in window
  const isOnHomeScreen =
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  return isSafari && !isOnHomeScreen
}

/** Whether an action succeeds. Some browsers lack these functions, others have them on secure pages only. */
async function succeeds(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch {
    return false
  }
}

/** The text on the clipboard. Browsers ask the user first, and some never let a page read it. */
async function paste(): Promise<string | undefined> {
  try {
    return (await window.navigator.clipboard.readText()) || undefined
  } catch {
    return undefined
  }
}

/** Shares a picture as a file where the browser can share files, else downloads it. */
const sharePicture: Device['sharePicture'] = async ({ title, name, png }) => {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
  const files = [new File([bytes], name, { type: 'image/png' })]
  // The types promise `canShare`; some browsers lack it.
  const { navigator }: { navigator: Partial<Navigator> } = window
  const isSent = navigator.canShare?.({ files }) === true && (await share({ title, files }))
  if (isSent !== false) return isSent === undefined ? undefined : 'sent'
  download(name, new Blob(files, { type: 'image/png' }))
  return 'saved'
}

async function share(what: ShareData): Promise<boolean | undefined> {
  try {
    await window.navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? undefined : false
  }
}

function save(name: string, type: string, text: string): Promise<boolean> {
  download(name, new Blob([text], { type }))
  return Promise.resolve(true)
}

function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

function open(type: string): Promise<string | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = type
  return new Promise(resolve => {
    input.addEventListener('cancel', () => resolve(undefined))
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      if (!file) resolve(undefined)
      else
        file.text().then(resolve, () => {
          resolve(undefined)
        })
    })
    input.click()
  })
}

function tick(): void {
  const { navigator } = window
  // Before the first touch, a browser warns of it in its console.
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(10)
}
