import { pathOf, type Destination, type Navigator } from '@tabuleiro/ui'
import { useSyncExternalStore } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { interceptBack, isSpareEntry, leaveSpareEntry, whenArrived } from './spareEntry'

/** The path of the site on its host, without the slash at the end: empty at the root. */
export const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The path of a destination on this host, with the base of the site. */
export function hrefOf(destination: Destination): string {
  return BASE + pathOf(destination)
}

/** How many pages of this app precede this one in the history. The history entry stores it, so it survives a reload. */
function historyDepth(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0
}

/** Navigates between screens with the browser's history. */
export const navigator: Navigator = {
  open: (destination, { replace = false } = {}) => {
    const go = () =>
      navigate(hrefOf(destination), {
        // The next page takes the place of a spare entry, which would be a dead one behind it.
        replace: replace || isSpareEntry(),
        state: { depth: replace ? historyDepth() : historyDepth() + 1 },
      })
    if (replace && isSpareEntry()) leaveSpareEntry(go)
    else whenArrived(go)
  },
  back: () => {
    // A visitor who came by a link has no page of this app to go back to.
    if (historyDepth() > 0) window.history.back()
    else navigator.open({ to: 'home' }, { replace: true })
  },
  interceptBack,
}

/** The part of the address after `#`, which browsers never send to a server. */
export function useHash(): string {
  return useSyncExternalStore(
    listener => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => window.location.hash.slice(1),
  )
}
