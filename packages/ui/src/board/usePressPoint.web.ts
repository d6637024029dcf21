import { useRef } from 'react'
import type { GestureResponderEvent, View } from 'react-native'
import type { Point } from './layout'

/** Where a pointer is on a view. In a browser the event is already measured against the view that listens. */
export function usePressPoint() {
  const ref = useRef<View>(null)
  const measure = () => undefined
  const pointOf = ({ nativeEvent }: GestureResponderEvent): Point => ({
    x: nativeEvent.locationX,
    y: nativeEvent.locationY,
  })
  return { ref, measure, pointOf }
}
