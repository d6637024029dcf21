import { createContext, useContext, useRef } from 'react'
import type { LayoutChangeEvent, NativeScrollEvent, NativeSyntheticEvent, ScrollView, View } from 'react-native'
import { space } from '../theme/tokens'

/** Brings a part of what scrolls into sight; where nothing does, it is. */
type Show = (part: View) => void

const ShowContext = createContext<Show>(() => undefined)

/** For whatever scrolls: how its parts are brought into sight. */
export const ScrollIntoViewProvider = ShowContext.Provider

/** For a part that has appeared, perhaps out of sight. */
export function useScrollIntoView(): Show {
  return useContext(ShowContext)
}

/** A stretch of what scrolls, from its top. */
interface Stretch {
  readonly y: number
  readonly height: number
}

/** Where to scroll so that `part` is seen whole, or else its beginning, and no further than that takes. */
export function scrolledTo(part: Stretch, seen: Stretch): number {
  const [top, bottom] = [Math.max(0, part.y - space.s), part.y + part.height + space.s]
  if (top < seen.y) return top
  return bottom > seen.y + seen.height ? Math.min(top, bottom - seen.height) : seen.y
}

/** What a scroller and its content need so that parts of it can be shown. */
export function useScroller() {
  const scroller = useRef<ScrollView>(null)
  const content = useRef<View>(null)
  const seen = useRef<Stretch>({ y: 0, height: 0 })
  return {
    scroller,
    content,
    show: (part: View) => {
      if (!content.current) return
      part.measureLayout(content.current, (_x, y, _width, height) =>
        scroller.current?.scrollTo({ y: scrolledTo({ y, height }, seen.current), animated: false }),
      )
    },
    watch: {
      onLayout: ({ nativeEvent }: LayoutChangeEvent) => {
        seen.current = { ...seen.current, height: nativeEvent.layout.height }
      },
      onScroll: ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
        seen.current = { ...seen.current, y: nativeEvent.contentOffset.y }
      },
      scrollEventThrottle: 16,
    },
  }
}
