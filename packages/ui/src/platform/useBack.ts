import { useEffect } from 'react'
import { BackHandler } from 'react-native'
import { useIsFocused } from '../app/IsFocused'

/**
 * Handles Android's back button while a part is mounted, instead of leaving the screen. The last part to mount comes
 * first.
 */
export function useBack(onBack: () => void): void {
  const isFocused = useIsFocused()
  useEffect(() => {
    if (!isFocused) return
    const listening = BackHandler.addEventListener('hardwareBackPress', () => {
      onBack()
      return true
    })
    return () => listening.remove()
  }, [isFocused, onBack])
}
