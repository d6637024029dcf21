import { pathOf, type Destination, type Navigator } from '@tabuleiro/ui'
import { useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Where the site lives on its host, without the slash at the end: empty at the root. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path of a destination on this host. */
export function hrefOf(destination: Destination): string {
  return BASE + pathOf(destination)
}

/** How many pages of ours lie before this one. It is kept in the history entry, so that a reload does not forget it. */
function depth(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0
}

/** Goes from screen to screen by the browser's own history. */
export const navigator: Navigator = {
  open: (destination, { replace = false } = {}) =>
    navigate(hrefOf(destination), { replace, state: { depth: replace ? depth() : depth() + 1 } }),
  back: () => {
    // Somebody who came by a link has nothing of ours to go back to.
    if (depth() > 0) window.history.back()
    else navigator.open({ to: 'home' }, { replace: true })
  },
}

/** What stands after the hash of the address: it never reaches a server. */
export function useHash(): string {
  return useSyncExternalStore(
    listener => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => window.location.hash.slice(1),
  )
}
