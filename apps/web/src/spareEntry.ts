/**
 * A spare entry in the browser's history, for the address that is shown already: it is there while something is open
 * that the way back closes. The way back uses it up and closes the part that was opened last. When that is closed
 * otherwise, the page goes back by itself, so that no dead entry is left.
 */

/** Milliseconds after which the entry is left. A page that goes back cannot be loaded again in the same moment. */
const LEAVE_MS = 300

/** Milliseconds after which a page that was to be left is still there, and will not be left. */
const UNLOAD_MS = 3_000

/** What is open on the page, the last opened last. */
const openParts: (() => void)[] = []
/** What waits until the page has gone back; undefined while it is not on its way. */
let waiting: (() => void)[] | undefined
/** Whether another page is being loaded: going back would cancel that. */
let isUnloading = false

function stateNow(): object {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** Whether the present entry is a spare one. */
export function isSpareEntry(): boolean {
  return 'isSpare' in stateNow()
}

/** Runs once the page is not on its way back any more. */
export function whenArrived(run: () => void): void {
  if (waiting) waiting.push(run)
  else run()
}

/** Goes back from a spare entry, then runs. */
export function leaveSpareEntry(run: () => void): void {
  waiting = [run]
  window.history.back()
}

/** Makes the way back close something; the returned function ends that. */
export function interceptBack(close: () => void): () => void {
  openParts.push(close)
  queueMicrotask(settle)
  return () => {
    openParts.splice(openParts.indexOf(close), 1)
    // One part may replace another, and one tap follows another: then the entry stays.
    setTimeout(settle, LEAVE_MS)
  }
}

/** Adds the entry where something is open, and leaves it where nothing is. */
function settle(): void {
  if (waiting || isUnloading) return
  if (openParts.length > 0 && !isSpareEntry()) {
    window.history.pushState({ ...stateNow(), isSpare: true }, '')
    window.addEventListener('beforeunload', holdForUnload, { once: true })
  } else if (openParts.length === 0 && isSpareEntry()) leaveSpareEntry(() => undefined)
}

/** Stays on the entry while another page is being loaded. */
function holdForUnload(): void {
  isUnloading = true
  setTimeout(() => {
    isUnloading = false
    settle()
  }, UNLOAD_MS)
}

/** Watches the browser's way back and forward. */
export function watchBack(): void {
  window.addEventListener('popstate', () => {
    const ran = waiting
    waiting = undefined
    if (ran) for (const run of ran) run()
    else if (!isSpareEntry()) openParts.at(-1)?.()
    // Also where the way forward has led to an entry that was used up.
    queueMicrotask(settle)
  })
  // A page that is loaded again has nothing open.
  settle()
}
