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
  const within = ({ x, y }: Point): Point => {
    // A view is an element in a browser, whatever its type says.
    const box = (ref.current as unknown as HTMLElement | null)?.getBoundingClientRect()
    return { x: x - window.scrollX - (box?.left ?? 0), y: y - window.scrollY - (box?.top ?? 0) }
  }
  return { ref, measure, locate, within }
}

/** Where a press is on the page. */
export function pagePoint({ nativeEvent }: GestureResponderEvent): Point {
  return { x: nativeEvent.pageX, y: nativeEvent.pageY }
}

/** Whether a finger presses, which hides what is below it, and not a mouse. */
export function isFinger({ nativeEvent }: GestureResponderEvent): boolean {
  return 'type' in nativeEvent && String(nativeEvent.type).startsWith('touch')
}
