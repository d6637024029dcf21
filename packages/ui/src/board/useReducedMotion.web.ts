import { useSyncExternalStore } from 'react'

const reducedQuery = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the system is set to reduced motion; in a browser known before the first render. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => reducedQuery.matches)
}

function subscribe(listener: () => void): () => void {
  reducedQuery.addEventListener('change', listener)
  return () => reducedQuery.removeEventListener('change', listener)
}
