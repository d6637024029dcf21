/** Tells whether a new version of the page waits to be used. */
export interface Updates {
  readonly subscribe: (listener: () => void) => () => void
  readonly isReady: () => boolean
  /** Switches to the new version: the page reloads, and matches continue where they were. */
  readonly accept: () => void
  /** Hides the notice until the next version. */
  readonly dismiss: () => void
}

/** Milliseconds between two checks for a new version in a page that stays open. */
const CHECK_INTERVAL_MS = 60 * 60 * 1000

/** Milliseconds to wait for files that are loading, before the new version takes over without them. */
const UPDATE_TIMEOUT_MS = 5_000

/** What updates need of a browser. */
export interface UpdatePlatform {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>
  readonly script: string
  readonly scope: string
  readonly reload: () => void
  /** Starts no further loads, and resolves once those under way have ended. */
  readonly stopLoading: () => Promise<void>
  readonly every: (millis: number, run: () => void) => void
  readonly schedule: (millis: number, run: () => void) => void
}

/**
 * Registers the service worker and watches for new versions. The page never reloads by itself: a new version waits
 * until it is accepted here. A version that was accepted in another tab is offered here again.
 *
 * The browser replaces an old worker once it is idle. Chromium restarts it for a file that is requested at that
 * moment, and lets it idle for half a minute before it checks again. So the page requests nothing while it waits for
 * the new version, unless what it has requested does not arrive at all.
 */
export function watchUpdates({
  workers,
  script,
  scope,
  reload,
  stopLoading,
  every,
  schedule,
}: UpdatePlatform): Updates {
  let isReady = false
  let isAccepted = false
  let waiting: ServiceWorker | undefined
  let isControlled = workers.controller !== null
  const listeners = new Set<() => void>()
  const setReady = (ready: boolean) => {
    isReady = ready
    for (const listener of listeners) listener()
  }
  const offer = (worker: ServiceWorker) => {
    waiting = worker
    setReady(true)
  }
  workers.addEventListener('controllerchange', () => {
    if (isAccepted) reload()
    // The very first version takes control of a page that was loaded without it: that is no update.
    else if (isControlled) {
      waiting = undefined
      setReady(true)
    }
    isControlled = true
  })
  // Some private windows refuse service workers, some extensions drop them: the app then works online only.
  workers.register(script, { scope }).then(
    (registration: ServiceWorkerRegistration | undefined) => {
      if (!registration) return
      watchRegistration(registration, offer)
      // Without a network the check fails, and the next one tries again.
      every(CHECK_INTERVAL_MS, () => void registration.update().catch(() => undefined))
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
      const timeout = new Promise<void>(resolve => schedule(UPDATE_TIMEOUT_MS, resolve))
      void Promise.race([stopLoading(), timeout]).then(() => {
        // A version that is active by now needs no message, only a reload.
        if (waiting?.state === 'installed') waiting.postMessage({ type: 'SKIP_WAITING' })
        else reload()
      })
    },
    dismiss: () => setReady(false),
  }
}

/** Offers each version that is installed while another one is active. */
function watchRegistration(registration: ServiceWorkerRegistration, offer: (worker: ServiceWorker) => void): void {
  // The first version replaces none and is activated at once.
  if (registration.waiting && registration.active) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) offer(worker)
    })
  })
}
