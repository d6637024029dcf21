import { useEffect, useRef } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

/**
 * Makes screen readers announce a text whenever it changes. Android does so by itself for `aria-live`; iOS does not, so
 * texts are queued for it here.
 */
export function useAnnounceChanges(text: string): void {
  useAnnouncement(text, text, Platform.OS === 'ios')
}

/** Makes screen readers announce a text when it appears: phones do not do that for new elements. */
export function useAnnounce(text: string): void {
  useAnnouncement(text, '', true)
}

function useAnnouncement(text: string, from: string, isAnnounced: boolean): void {
  const before = useRef(from)
  useEffect(() => {
    const isNew = text !== before.current && text !== ''
    before.current = text
    if (isNew && isAnnounced) AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
  }, [text, isAnnounced])
}
