import { useRef } from 'react'
import type { GestureResponderEvent, View } from 'react-native'
import type { Point } from './layout'

/** Finds where a pointer is on a view. In a browser the event has its place within the listening view already. */
export function usePressPoint() {
  const ref = useRef<View>(null)
  const measure = () => undefined
  const locate = ({ nativeEvent }: GestureResponderEvent): Point => ({
    x: nativeEvent.locationX,
    y: nativeEvent.locationY,
  })
  return { ref, measure, locate }
}
