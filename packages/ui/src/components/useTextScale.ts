import { useWindowDimensions } from 'react-native'

/** How much larger than usual the device shows text. */
export function useTextScale(): number {
  return useWindowDimensions().fontScale
}

/** By how much the app itself must enlarge its letters: a phone does so by itself. */
export const LETTER_SCALE = 1
