import { useEffect } from 'react'
import { BackHandler } from 'react-native'
import { useIsFocused } from '../app/IsFocused'

/** While a part is open, Android's way back closes it before it leaves the screen. Who opened last is asked first. */
export function useBack(onBack: () => void): void {
  const isShown = useIsFocused()
  useEffect(() => {
    if (!isShown) return
    const listening = BackHandler.addEventListener('hardwareBackPress', () => {
      onBack()
      return true
    })
    return () => listening.remove()
  }, [isShown, onBack])
}
