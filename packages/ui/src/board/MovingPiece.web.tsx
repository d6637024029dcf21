import { memo, useState } from 'react'
import { StyleSheet, View, type ViewStyle } from 'react-native'
import type { MovingPieceProps } from './motion'

/** How large a piece is before it appears and after it has faded. */
const SMALL = '0.6'

/** The browser moves pieces by CSS transitions, so the page loads none of React Native's animations. */
export const MovingPiece = memo(function MovingPiece(props: MovingPieceProps) {
  const { Piece, appearance, x, y, size, level, millis, delay, isNew, isLeaving } = props
  const isGliding = useGliding(props)
  const appears = isNew && millis > 0
  const placed = {
    width: size,
    height: size,
    left: -size / 2,
    top: -size / 2,
    zIndex: level,
    opacity: isLeaving ? 0 : 1,
    transform: [{ translateX: x }, { translateY: y }],
  }
  const moving = browserStyle({
    transitionDuration: `${isGliding || isLeaving ? millis : 0}ms`,
    transitionDelay: `${delay}ms`,
    scale: isLeaving ? SMALL : '1',
    ...(appears && { animationDuration: `${millis}ms`, animationDelay: `${delay}ms` }),
  })
  return (
    <View style={[styles.piece, appears && styles.appears, placed, moving]}>
      <Piece appearance={appearance} size={size} />
    </View>
  )
})

/** Whether the piece last moved by going to another cell, and not because the board was resized. */
function useGliding({ at, x, y }: MovingPieceProps): boolean {
  const [last, setLast] = useState({ at, x, y, isGliding: false })
  if (last.at !== at) setLast({ at, x, y, isGliding: true })
  else if (last.x !== x || last.y !== y) setLast({ at, x, y, isGliding: false })
  return last.isGliding
}

/** Styles of browsers that React Native's types do not know. */
function browserStyle(style: Readonly<Record<string, unknown>>): ViewStyle {
  return style
}

const styles = StyleSheet.create({
  piece: {
    position: 'absolute',
    ...browserStyle({ transitionProperty: 'transform, scale, opacity', transitionTimingFunction: 'ease-out' }),
  },
  appears: browserStyle({
    animationKeyframes: { from: { opacity: 0, scale: SMALL }, to: { opacity: 1, scale: '1' } },
    animationTimingFunction: 'ease-out',
    // It is invisible until its delay has passed.
    animationFillMode: 'backwards',
  }),
})
