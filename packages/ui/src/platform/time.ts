/** Every platform has it; the phone's types do not say so. */
declare const performance: { now(): number }

/** Whole milliseconds of a time that only goes forward: a device whose clock is set anew gives and takes none. */
export function monotonicNow(): number {
  return Math.floor(performance.now())
}

/** Calls back later; what it returns calls that off. */
export function schedule(millis: number, run: () => void): () => void {
  const timer = setTimeout(run, millis)
  return () => clearTimeout(timer)
}
