import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'

/** Whether people have asked their system for less motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false)
  useEffect(() => {
    let isMounted = true
    void AccessibilityInfo.isReduceMotionEnabled().then(answer => {
      if (isMounted) setReduced(answer)
    })
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced)
    return () => {
      isMounted = false
      subscription.remove()
    }
  }, [])
  return isReduced
}
