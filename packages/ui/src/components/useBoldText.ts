import { useSyncExternalStore } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

const listeners = new Set<() => void>()
let isBold = false
let stop: (() => void) | undefined

/** Whether iOS is set to bold text. Android makes letters bolder by itself. */
export function useBoldText(): boolean {
  return useSyncExternalStore(subscribe, () => isBold)
}

/** All texts of a screen share one subscription to the system. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= watchSetting()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

function watchSetting(): () => void {
  if (Platform.OS !== 'ios') return () => undefined
  const update = (value: boolean) => {
    isBold = value
    for (const listener of listeners) listener()
  }
  // On failure text stays as it is.
  AccessibilityInfo.isBoldTextEnabled().then(update, () => undefined)
  const subscription = AccessibilityInfo.addEventListener('boldTextChanged', update)
  return () => subscription.remove()
}
