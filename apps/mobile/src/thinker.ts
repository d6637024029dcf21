import { localThinker, type Thinker } from '@tabuleiro/ai'
import type { Device } from '@tabuleiro/ui'

/** React Native has them, and its types do not say so. */
declare function requestIdleCallback(run: () => void): unknown
declare const performance: { now(): number }

/**
 * Calls back when nothing else waits for the thread. React Native orders its tasks by when they must be done: touches and
 * timers at once, drawing within five seconds, this within minutes. A chain of `setTimeout(0)` would go before all drawing
 * that no touch has asked for, `setImmediate` is a microtask and lets nobody in between, and there is no `MessageChannel`.
 */
const whenIdle = (run: () => void) => void requestIdleCallback(() => run())

/** Time that is never set back: a slice that waited for such a clock would freeze the screen. */
const clock = () => performance.now()

/** The computer on the only thread there is: it thinks in slices, and only while the app's owner is there. */
export function createThinker(watchPresence: Device['watchPresence'], around = { clock, defer: whenIdle }): Thinker {
  const thinker = localThinker(around)
  watchPresence(isPresent => (isPresent ? thinker.resume() : thinker.pause()))
  return thinker
}
