import { useSyncExternalStore } from 'react'
import type { Progress } from '../model/progress/progress'
import { useApp } from './AppContext'

/** What was learnt and solved, and a new render whenever it changes. */
export function useProgress(): Progress {
  const { get, subscribe } = useApp().progress
  return useSyncExternalStore(subscribe, get, get)
}
