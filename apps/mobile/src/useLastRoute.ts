import { router, useUnstableGlobalHref } from 'expo-router'
import { useEffect, useRef } from 'react'
import type { LastRoute } from './lastRoute'

/**
 * Opens the last route over the home screen, then saves each route that is opened. An app that was opened by a link
 * stays at that link.
 */
export function useLastRoute(lastRoute: LastRoute): void {
  const path = useUnstableGlobalHref()
  const isFirst = useRef(true)
  useEffect(() => {
    const last = lastRoute.path()
    const isReturning = isFirst.current && path === '/' && last !== undefined && last !== '/'
    isFirst.current = false
    if (isReturning) router.push(last)
    else lastRoute.save(path)
  }, [path, lastRoute])
}
