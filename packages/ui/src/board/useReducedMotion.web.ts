import { useSyncExternalStore } from 'react'

const asked = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether people have asked their system for less motion: a browser knows it before the first drawing. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => asked.matches)
}

function subscribe(listener: () => void): () => void {
  asked.addEventListener('change', listener)
  return () => asked.removeEventListener('change', listener)
}
