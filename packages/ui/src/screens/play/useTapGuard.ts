import { useEffect, useState } from 'react'

/** Milliseconds for which new buttons stay asleep, so that a hasty tap meant for what was there before presses none. */
const GUARD_MS = 600

/** False for a moment after a part has appeared, or after `since` has come true, and true from then on. */
export function useTapGuard(since = true): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (!since) return
    const timer = setTimeout(() => setAwake(true), GUARD_MS)
    return () => {
      clearTimeout(timer)
      setAwake(false)
    }
  }, [since])
  return isAwake
}
