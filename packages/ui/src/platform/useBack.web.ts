import { useEffect, useRef } from 'react'
import { useAppIfAny } from '../app/AppContext'

/**
 * Handles the browser's way back while a part is mounted, instead of leaving the page. The last part to mount comes
 * first.
 */
export function useBack(onBack: () => void): void {
  const navigator = useAppIfAny()?.navigator
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => navigator?.interceptBack?.(() => latest.current()), [navigator])
}
