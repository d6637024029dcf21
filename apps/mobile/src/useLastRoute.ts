import { router, useUnstableGlobalHref } from 'expo-router'
import { useEffect, useRef } from 'react'
import type { Place } from './lastRoute'

/**
 * Opens the screen that was open last, over the home screen, and keeps the one that is open. Who comes by a link is somewhere
 * else already, and stays there.
 */
export function useLastPlace({ last, keep }: Place): void {
  const path = useUnstableGlobalHref()
  const isFirst = useRef(true)
  useEffect(() => {
    const isReturning = isFirst.current && path === '/' && last !== undefined && last !== '/'
    isFirst.current = false
    if (isReturning) router.push(last)
    else keep(path)
  }, [path, last, keep])
}
