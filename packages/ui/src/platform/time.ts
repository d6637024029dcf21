/** Every platform has it, but React Native's types lack it. */
declare const performance: { now(): number }

/** Whole milliseconds of a clock that only goes forward, whatever happens to the time of the device. */
export function monotonicNow(): number {
  return Math.floor(performance.now())
}

/** Calls `run` after some milliseconds; the returned function cancels that. */
export function schedule(millis: number, run: () => void): () => void {
  const timer = setTimeout(run, millis)
  return () => clearTimeout(timer)
}
