import { useEffect, useState } from 'react'

/**
 * Milliseconds for which new buttons stay disabled, so that a hasty tap meant for what was there before presses none.
 */
const GUARD_MS = 600

/** True until a moment after a part has appeared, or after `since` has come true. */
export function useTapGuard(since = true): boolean {
  const [isGuarded, setGuarded] = useState(true)
  useEffect(() => {
    if (!since) return
    const timer = setTimeout(() => setGuarded(false), GUARD_MS)
    return () => {
      clearTimeout(timer)
      setGuarded(true)
    }
  }, [since])
  return isGuarded
}
