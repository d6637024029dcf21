import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same and calls the latest `handle`, so that memoised components which get it are not
 * rendered again. For event handlers only: it must not be called while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], R>(
  handle: (...args: Args) => R,
): (...args: Args) => R {
  const latest = useRef(handle)
  useInsertionEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
