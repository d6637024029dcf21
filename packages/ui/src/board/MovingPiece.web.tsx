import { memo, useState } from 'react'
import { StyleSheet, View, type ViewStyle } from 'react-native'
import { LIFTED, placeOf, type MovingPieceProps } from './motion'

/** How large a piece is before it appears and after it has faded. */
const SMALL = '0.6'

/** The browser moves pieces by CSS transitions, so the page loads none of React Native's animations. */
export const MovingPiece = memo(function MovingPiece(props: MovingPieceProps) {
  const { Piece, appearance, at, level, millis, delay, isNew, isLeaving, isLifted } = props
  const { x, y, size } = placeOf(props)
  const isGliding = useGliding(props)
  const appears = isNew && millis > 0
  const placed = {
    width: size,
    height: size,
    left: -size / 2,
    top: -size / 2,
    zIndex: level,
    opacity: isLeaving ? 0 : isLifted ? LIFTED : 1,
  }
  const [glide, fade] = [isGliding ? { millis, delay } : AT_ONCE, isLeaving ? { millis, delay } : AT_ONCE]
  const moving = browserStyle({
    // Unlike `transform`, `translate` is not shrunk by `scale`: a piece grows and shrinks on its own cell.
    translate: `${x}px ${y}px`,
    scale: isLeaving ? SMALL : '1',
    transitionDuration: `${glide.millis}ms, ${fade.millis}ms, ${fade.millis}ms`,
    transitionDelay: `${glide.delay}ms, ${fade.delay}ms, ${fade.delay}ms`,
    ...(appears && { animationDuration: `${millis}ms`, animationDelay: `${delay}ms` }),
  })
  return (
    <View testID={`piece-${at}`} style={[styles.piece, appears && styles.appears, placed, moving]}>
      <Piece appearance={appearance} size={size} />
    </View>
  )
})

const AT_ONCE = { millis: 0, delay: 0 }

/** Whether the piece last moved by going to another cell, and not because the board was resized or turned. */
function useGliding({ at, layout }: MovingPieceProps): boolean {
  const [last, setLast] = useState({ at, layout, isGliding: false })
  if (last.layout !== layout) setLast({ at, layout, isGliding: false })
  else if (last.at !== at) setLast({ at, layout, isGliding: true })
  return last.isGliding
}

/** Styles of browsers that React Native's types do not know. */
function browserStyle(style: Readonly<Record<string, unknown>>): ViewStyle {
  return style
}

const styles = StyleSheet.create({
  piece: {
    position: 'absolute',
    ...browserStyle({ transitionProperty: 'translate, scale, opacity', transitionTimingFunction: 'ease-out' }),
  },
  appears: browserStyle({
    animationKeyframes: { from: { opacity: 0, scale: SMALL }, to: { opacity: 1, scale: '1' } },
    animationTimingFunction: 'ease-out',
    // It is invisible until its delay has passed.
    animationFillMode: 'backwards',
  }),
})
