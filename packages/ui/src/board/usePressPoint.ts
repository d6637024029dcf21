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
  const within = ({ x, y }: Point): Point => ({ x: x - origin.current.x, y: y - origin.current.y })
  const locate = (event: GestureResponderEvent): Point => within(pagePoint(event))
  return { ref, measure, locate, within }
}

/** Where a press is on the page. */
export function pagePoint({ nativeEvent }: GestureResponderEvent): Point {
  return { x: nativeEvent.pageX, y: nativeEvent.pageY }
}

/** Whether a finger presses, which hides what is below it. */
export function isFinger(_: GestureResponderEvent): boolean {
  return true
}
