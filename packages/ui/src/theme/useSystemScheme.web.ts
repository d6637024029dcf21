import { useSyncExternalStore } from 'react'
import type { Scheme } from './tokens'

const watched = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let scheme = schemeOf(watched)

// Chromium tells nobody of a change that somebody has read before it was told: after this the list is heard, never read.
watched.addEventListener('change', event => {
  scheme = schemeOf(event)
  for (const listener of listeners) listener()
})

/** Whether the device is light or dark now: every part of the page knows the same. */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => scheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function schemeOf({ matches }: { readonly matches: boolean }): Scheme {
  return matches ? 'dark' : 'light'
}
