import { useEffect, useRef } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'

/**
 * Lets readers say a text whenever it changes. Android does so by itself where `aria-live` stands; iOS has nothing like it and
 * must be told, one sentence after the other.
 */
export function useAnnounceChanges(text: string): void {
  useChange(text, text, Platform.OS === 'ios')
}

/** Lets readers say a text as soon as it is there: no phone does that for what appears together with its words. */
export function useAnnounce(text: string): void {
  useChange(text, '', true)
}

function useChange(text: string, from: string, isTold: boolean): void {
  const before = useRef(from)
  useEffect(() => {
    const isNews = text !== before.current && text !== ''
    before.current = text
    if (isNews && isTold) AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: true })
  }, [text, isTold])
}
