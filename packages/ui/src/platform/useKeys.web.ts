import { useLayoutEffect } from 'react'
import { useStableCallback } from '../components/useStableCallback'
import type { KeyPress } from './web'

/** Handles every key press on the page while a part is mounted, after the part with the focus, if there is one. */
export function useKeys(onKey: (event: KeyPress) => void): void {
  const handle = useStableCallback(onKey)
  // From the first frame on: a key may come with it.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) =>
      handle({
        nativeEvent: event,
        defaultPrevented: event.defaultPrevented,
        preventDefault: () => event.preventDefault(),
      })
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [handle])
}
