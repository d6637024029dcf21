import { useEffect, type RefObject } from 'react'
import { AccessibilityInfo, type HostInstance, type Text, type View } from 'react-native'
import { lastPressed } from './lastPressed'

/**
 * Moves screen readers to the heading of a part of the screen when it opens, and back to the button that has opened it
 * when it closes. `aria-modal` and the back button do all else on a phone.
 */
export function useModal(_: RefObject<View | null>, _onClose: () => void, heading: RefObject<Text | null>): void {
  useEffect(() => {
    const opener = lastPressed()
    // The native view is there a frame later.
    const frame = requestAnimationFrame(() => focusReader(heading.current))
    return () => {
      cancelAnimationFrame(frame)
      focusReader(opener)
    }
  }, [heading])
}

function focusReader(view: HostInstance | null | undefined): void {
  if (view) AccessibilityInfo.sendAccessibilityEvent(view, 'focus')
}
