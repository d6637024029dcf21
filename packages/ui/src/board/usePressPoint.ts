import { useRef } from 'react'
import type { GestureResponderEvent, View } from 'react-native'
import type { Point } from './layout'

/**
 * Finds where a finger is on a view. On a phone a touch has its place on the screen and within the innermost view it
 * hit, which may be a cell, so the place of the whole surface is measured.
 */
export function usePressPoint() {
  const ref = useRef<View>(null)
  const origin = useRef<Point>({ x: 0, y: 0 })
  const measure = () => {
    ref.current?.measure((_x, _y, _width, _height, x, y) => {
      origin.current = { x, y }
    })
  }
  const locate = ({ nativeEvent }: GestureResponderEvent): Point => ({
    x: nativeEvent.pageX - origin.current.x,
    y: nativeEvent.pageY - origin.current.y,
  })
  return { ref, measure, locate }
}
