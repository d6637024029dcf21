import { memo, useEffect, useRef, useState } from 'react'
import { Animated, Easing, StyleSheet } from 'react-native'
import { isSameDrawing, type MovingPieceProps } from './motion'

/** A piece that glides to its cell, appears or fades. It never waits for anybody and nobody waits for it. */
export const MovingPiece = memo(function MovingPiece(props: MovingPieceProps) {
  const { Piece, look, at, centre, size, level, millis, delay, isNew, isLeaving } = props
  const [place] = useState(() => new Animated.ValueXY(centre))
  const [presence] = useState(() => new Animated.Value(isNew && millis > 0 ? 0 : 1))
  const stood = useRef(at)
  const { x, y } = centre
  useEffect(() => {
    const timing = {
      toValue: { x, y },
      duration: stood.current === at ? 0 : millis,
      delay: stood.current === at ? 0 : delay,
    }
    stood.current = at
    return run(timing.duration, () => place.setValue(timing.toValue), Animated.timing(place, { ...timing, ...ease }))
  }, [at, x, y, millis, delay, place])
  useEffect(() => {
    const toValue = isLeaving ? 0 : 1
    const timing = { toValue, duration: millis, delay, ...ease }
    return run(millis, () => presence.setValue(toValue), Animated.timing(presence, timing))
  }, [isLeaving, millis, delay, presence])
  const scale = presence.interpolate({ inputRange: [0, 1], outputRange: [0.6, 1] })
  const moved = { transform: [{ translateX: place.x }, { translateY: place.y }, { scale }], opacity: presence }
  const box = { width: size, height: size, left: -size / 2, top: -size / 2, zIndex: level }
  return (
    <Animated.View style={[styles.piece, box, moved]}>
      <Piece appearance={look} size={size} />
    </Animated.View>
  )
}, isSameDrawing)

const ease = { easing: Easing.out(Easing.quad), useNativeDriver: true }

function run(millis: number, jump: () => void, animation: Animated.CompositeAnimation): (() => void) | undefined {
  if (millis === 0) {
    jump()
    return undefined
  }
  animation.start()
  return () => animation.stop()
}

const styles = StyleSheet.create({ piece: { position: 'absolute' } })
