import { localThinker, type Thinker } from '@tabuleiro/ai'
import type { Device } from '@tabuleiro/ui'

/** React Native has these; its types lack them. */
declare function requestIdleCallback(run: () => void): unknown
declare const performance: { now(): number }

/**
 * Runs a slice when no other task waits. React Native orders tasks by their deadlines: touches and timers at once,
 * rendering within five seconds, idle callbacks within minutes. A chain of `setTimeout(0)` would run before all
 * rendering that no touch has caused. `setImmediate` is a microtask, which lets no other task in between. There is no
 * `MessageChannel`.
 */
const whenIdle = (run: () => void) => void requestIdleCallback(() => run())

/** A monotonic clock: with one that is set back, a slice would freeze the screen. */
const clock = () => performance.now()

/** The computer players on the app's only thread: they think in slices, and only while the app is in the foreground. */
export function createThinker(watchPresence: Device['watchPresence'], platform = { clock, defer: whenIdle }): Thinker {
  const thinker = localThinker(platform)
  watchPresence(isPresent => (isPresent ? thinker.resume() : thinker.pause()))
  return thinker
}
