import { useState } from 'react'
import { useWindowDimensions, type LayoutChangeEvent } from 'react-native'
import type { Box } from '../board/layout'

/**
 * The size of a screen. The size of the window is known at once, so that nothing jumps on the first frame; where
 * notches and bars take some of it, the measured size follows.
 */
export function useScreenBox(): { readonly box: Box; readonly onLayout: (event: LayoutChangeEvent) => void } {
  const screen = useWindowDimensions()
  const [measured, setMeasured] = useState<Box & { readonly of: Box }>()
  return {
    // A measurement from before the window was rotated or resized is outdated.
    box: measured?.of === screen ? measured : screen,
    onLayout: ({ nativeEvent: { layout } }) => setMeasured({ width: layout.width, height: layout.height, of: screen }),
  }
}
