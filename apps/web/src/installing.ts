import type { Device } from '@tabuleiro/ui'

/** What a browser fires that can install the app: it asks the person at our word. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** Keeps the browser's way to install the app until the app offers it, in place of the browser's own banner. */
export function createInstalling(page: EventTarget): NonNullable<Device['watchInstall']> {
  const listeners = new Set<Parameters<NonNullable<Device['watchInstall']>>[0]>()
  let install: (() => void) | undefined
  const change = (next: typeof install) => {
    install = next
    for (const listener of listeners) listener(install)
  }
  page.addEventListener('beforeinstallprompt', event => {
    event.preventDefault()
    change(() => {
      // It can be asked once.
      change(undefined)
      ;(event as InstallEvent).prompt().catch(() => undefined)
    })
  })
  page.addEventListener('appinstalled', () => change(undefined))
  return listener => {
    listeners.add(listener)
    listener(install)
    return () => listeners.delete(listener)
  }
}
