import { useSyncExternalStore } from 'react'
import type { Scheme } from './tokens'

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()
let scheme = readScheme(darkQuery)

// Chromium sends no change event for a change that was read before the event: after this line the query is never read
// again.
darkQuery.addEventListener('change', event => {
  scheme = readScheme(event)
  for (const listener of listeners) listener()
})

/** The colour scheme of the device, the same for every part of the page. */
export function useSystemScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => scheme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readScheme({ matches }: { readonly matches: boolean }): Scheme {
  return matches ? 'dark' : 'light'
}
