import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A handler that stays the same function while what it does may change with every drawing: whoever is handed it need not be
 * drawn again. For what happens on a press, never while drawing.
 */
export function useStableCallback<Args extends readonly unknown[]>(
  handle: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handle)
  useInsertionEffect(() => {
    latest.current = handle
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
