import { useSyncExternalStore } from 'react'
import type { Scheme } from './tokens'

const useIsDark = watched('(prefers-color-scheme: dark)')
const useHasForcedColours = watched('(forced-colors: active)')
const usePrefersContrast = watched('(prefers-contrast: more)')

/** The colour scheme of the device, the same for every part of the page. */
export function useSystemScheme(): Scheme {
  return useIsDark() ? 'dark' : 'light'
}

/** Whether the device replaces the page's colours with its own, which are dark or light as its scheme is. */
export function useForcedColours(): boolean {
  return useHasForcedColours()
}

/** Whether the user has asked for more contrast. */
export function useMoreContrast(): boolean {
  return usePrefersContrast()
}

/** A hook that says whether a media query holds. */
function watched(text: string): () => boolean {
  const query = window.matchMedia(text)
  const listeners = new Set<() => void>()
  let holds = query.matches
  // Chromium sends no change event for a change that was read before the event: after this line the query is never
  // read again.
  query.addEventListener('change', event => {
    holds = event.matches
    for (const listener of listeners) listener()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => holds)
}
