import { createContext, useContext, useRef } from 'react'
import type { LayoutChangeEvent, NativeScrollEvent, NativeSyntheticEvent, ScrollView, View } from 'react-native'
import { space } from '../theme/tokens'

/** Scrolls until a part of the content is in view. */
type ScrollTo = (part: View) => void

/** Outside of a scroll view everything is in view already. */
const ScrollToContext = createContext<ScrollTo>(() => undefined)

/** Lets the parts of a scroll view scroll it. */
export const ScrollIntoViewProvider = ScrollToContext.Provider

/** For a part that may appear out of view: scrolls the scroll view around it. */
export function useScrollIntoView(): ScrollTo {
  return useContext(ScrollToContext)
}

/** A vertical range of the content. */
interface Range {
  readonly y: number
  readonly height: number
}

/** The scroll offset that shows the whole `part`, or its beginning, with as little scrolling as possible. */
export function scrollOffset(part: Range, visible: Range): number {
  const [top, bottom] = [Math.max(0, part.y - space.s), part.y + part.height + space.s]
  if (top < visible.y) return top
  return bottom > visible.y + visible.height ? Math.min(top, bottom - visible.height) : visible.y
}

/** The refs and listeners of a scroll view and its content that let parts of it be scrolled into view. */
export function useScrollParts() {
  const scroller = useRef<ScrollView>(null)
  const content = useRef<View>(null)
  const visible = useRef<Range>({ y: 0, height: 0 })
  return {
    scroller,
    content,
    scrollTo: (part: View) => {
      if (!content.current) return
      part.measureLayout(content.current, (_x, y, _width, height) =>
        scroller.current?.scrollTo({ y: scrollOffset({ y, height }, visible.current), animated: false }),
      )
    },
    listeners: {
      onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
        visible.current = { ...visible.current, height: nativeEvent.layout.height }
      },
      onScroll: ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
        visible.current = { ...visible.current, y: nativeEvent.contentOffset.y }
      },
      scrollEventThrottle: 16,
    },
  }
}
