import type { RefObject } from 'react'
import type { View } from 'react-native'

/** On a phone `aria-modal` and the back button do all of it. */
export function useModal(_: RefObject<View | null>, _onClose: () => void): void {
  return
}
