/** Whether a new version waits to be used. */
export interface Updates {
  readonly subscribe: (listener: () => void) => () => void
  readonly isReady: () => boolean
  /** Goes over to the new version: the page loads again, and games go on where they were. */
  readonly accept: () => void
  /** Says no more of it until the next one. */
  readonly dismiss: () => void
}

/** Milliseconds between two looks for a new version in a page that stays open. */
const INTERVAL = 60 * 60 * 1000

/** Milliseconds for which a load that does not come is waited for before the new version takes over all the same. */
const UPDATE_TIMEOUT_MS = 5_000

/** What updates need of a browser. */
export interface Surroundings {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
  readonly script: string
  readonly scope: string
  readonly reload: () => void
  /** Loads nothing more, and is kept once what is on its way has come. */
  readonly stopLoading: () => Promise<void>
  readonly every: (millis: number, look: () => void) => void
  readonly schedule: (millis: number, run: () => void) => void
}

/**
 * Registers the service worker and watches for new versions. The page never loads again by itself: a new version waits until it is
 * accepted here, and where it was accepted in another tab it is offered again.
 *
 * An old version goes when it has nothing to do. Chromium starts it anew for a file that is asked for at that moment, and then lets
 * it idle for half a minute before it looks again: therefore the page asks for nothing while it waits for the new one, unless
 * what it has asked for does not come at all.
 */
export function watchUpdates({ workers, script, scope, reload, stopLoading, every, schedule }: Surroundings): Updates {
  let isReady = false
  let isAccepted = false
  let waiting: ServiceWorker | undefined
  let isControlled = workers.controller !== null
  const listeners = new Set<() => void>()
  const show = (ready: boolean) => {
    isReady = ready
    for (const listener of listeners) listener()
  }
  const offer = (worker: ServiceWorker) => {
    waiting = worker
    show(true)
  }
  workers.addEventListener('controllerchange', () => {
    if (isAccepted) reload()
    // The very first version takes over a page that was loaded without it: nothing is new.
    else if (isControlled) {
      waiting = undefined
      show(true)
    }
    isControlled = true
  })
  // Where service workers are refused (some private windows) or quietly dropped (some extensions) the app works, online.
  workers.register(script, { scope }).then(
    (registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return
      watch(registration, offer)
      // Without a network there is nothing to be found.
      every(INTERVAL, () => void registration.update().catch(() => undefined))
    },
    () => undefined,
  )
  return {
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isReady: () => isReady,
    accept: () => {
      isAccepted = true
      const patience = new Promise<void>(resolve => schedule(UPDATE_TIMEOUT_MS, resolve))
      void Promise.race([stopLoading(), patience]).then(() => {
        // A version that came into use meanwhile has nothing to wait for.
        if (waiting?.state === 'installed') waiting.postMessage({ type: 'SKIP_WAITING' })
        else reload()
      })
    },
    dismiss: () => show(false),
  }
}

function watch(registration: ServiceWorkerRegistration, offer: (worker: ServiceWorker) => void): void {
  // The first version has nobody to replace and takes over at once.
  if (registration.waiting && registration.active) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(worker)
    })
  })
}
