import { useSyncExternalStore } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

const listeners = new Set<() => void>()
let isBold = false
let stop: (() => void) | undefined

/** Whether people have asked iOS for bold text. Android makes letters bolder by itself. */
export function useBoldText(): boolean {
  return useSyncExternalStore(subscribe, () => isBold)
}

/** All texts of a screen share one question to the system. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function watch(): () => void {
  if (Platform.OS !== 'ios') return () => undefined
  const tell = (answer: boolean) => {
    isBold = answer
    for (const listener of listeners) listener()
  }
  // Where the system does not answer, text stays as it is.
  AccessibilityInfo.isBoldTextEnabled().then(tell, () => undefined)
  const subscription = AccessibilityInfo.addEventListener('boldTextChanged', tell)
  return () => subscription.remove()
}
