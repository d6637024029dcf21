import { useEffect, useState } from 'react'
import { AccessibilityInfo } from 'react-native'

/** Whether the system is set to reduced motion. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(false)
  useEffect(() => {
    let isMounted = true
    void AccessibilityInfo.isReduceMotionEnabled().then(value => {
      if (isMounted) setReduced(value)
    })
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced)
    return () => {
      isMounted = false
      subscription.remove()
    }
  }, [])
  return isReduced
}
