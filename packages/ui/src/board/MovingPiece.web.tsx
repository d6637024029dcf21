import { memo, useState } from 'react'
import { StyleSheet, View, type ViewStyle } from 'react-native'
import { isSameDrawing, type MovingPieceProps } from './motion'

/** How large a piece is before it appears and after it has faded. */
const SMALL = '0.6'

/** The browser moves pieces by itself: styles say where to, and React Native's own animations stay out of the page. */
export const MovingPiece = memo(function MovingPiece(props: MovingPieceProps) {
  const { Piece, look, centre, size, level, millis, delay, isNew, isLeaving } = props
  const isGliding = useGliding(props)
  const appears = isNew && millis > 0
  const placed = {
    width: size,
    height: size,
    left: -size / 2,
    top: -size / 2,
    zIndex: level,
    opacity: isLeaving ? 0 : 1,
    transform: [{ translateX: centre.x }, { translateY: centre.y }],
  }
  const moving = browserStyle({
    transitionDuration: `${isGliding || isLeaving ? millis : 0}ms`,
    transitionDelay: `${delay}ms`,
    scale: isLeaving ? SMALL : '1',
    ...(appears && { animationDuration: `${millis}ms`, animationDelay: `${delay}ms` }),
  })
  return (
    <View style={[styles.piece, appears && styles.appears, placed, moving]}>
      <Piece appearance={look} size={size} />
    </View>
  )
}, isSameDrawing)

/** Whether the piece last changed place by going to another cell. */
function useGliding({ at, centre: { x, y } }: MovingPieceProps): boolean {
  const [last, setLast] = useState({ at, x, y, isGliding: false })
  if (last.at !== at) setLast({ at, x, y, isGliding: true })
  else if (last.x !== x || last.y !== y) setLast({ at, x, y, isGliding: false })
  return last.isGliding
}

/** Styles of browsers that the phone has no word for. */
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
    // Nothing is to be seen of it before its turn.
    animationFillMode: 'backwards',
  }),
})
