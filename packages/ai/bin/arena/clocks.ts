import type { Clock } from '../../src/players/think'

export const CLOCK_IDS = ['wall', 'cpu'] as const

/** What limits of time are measured by: the wall clock, or the processor time of the whole process. */
export type ClockId = (typeof CLOCK_IDS)[number]

/** To ask for the processor time takes as long as several nodes: it is asked once in so much of the wall's. */
const CPU_READING_MS = 0.5

/**
 * The clocks, in milliseconds. Processor time counts every thread of the process, the compiler's and the collector's
 * among them: it is the time of one player only while one game is played at a time.
 */
export const clocks: { readonly [K in ClockId]: Clock } = { wall: () => performance.now(), cpu: cpuClock() }

function cpuClock(): Clock {
  let readAt = -Infinity
  let reading = 0
  return () => {
    const now = performance.now()
    if (now - readAt < CPU_READING_MS) return reading
    readAt = now
    const { user, system } = process.cpuUsage()
    reading = (user + system) / 1000
    return reading
  }
}
