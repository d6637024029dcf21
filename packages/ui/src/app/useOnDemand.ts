import { useEffect, useState } from 'react'

/** Something that is loaded when it is first needed. */
export type OnDemand<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'here'; readonly value: T }

/** Loads something; `load` is the same function as long as the same thing is wanted. */
export function useOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  const [found, setFound] = useState<{ readonly load: () => Promise<T>; readonly value?: T }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const arrive = (value?: T) => {
      if (isCurrent) setFound(value === undefined ? { load } : { load, value })
    }
    load().then(arrive, () => arrive())
    return () => {
      isCurrent = false
    }
  }, [load, attempt])
  if (found?.load !== load) return { state: 'loading' }
  if (found.value !== undefined) return { state: 'here', value: found.value }
  const retry = () => {
    setFound(undefined)
    setAttempt(attempt + 1)
  }
  return { state: 'failed', retry }
}
