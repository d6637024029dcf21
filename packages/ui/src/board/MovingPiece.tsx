import { memo, useEffect, useRef, useState } from 'react'
import { Animated, Easing, StyleSheet } from 'react-native'
import type { MovingPieceProps } from './motion'

/** A piece that glides to its cell, appears or fades. No input waits for its motion. */
export const MovingPiece = memo(function MovingPiece(props: MovingPieceProps) {
  const { Piece, appearance, at, x, y, size, level, millis, delay, isNew, isLeaving } = props
  const [place] = useState(() => new Animated.ValueXY({ x, y }))
  const [visibility] = useState(() => new Animated.Value(isNew && millis > 0 ? 0 : 1))
  const previousCell = useRef(at)
  useEffect(() => {
    const timing = {
      toValue: { x, y },
      duration: previousCell.current === at ? 0 : millis,
      delay: previousCell.current === at ? 0 : delay,
    }
    previousCell.current = at
    return run(timing.duration, () => place.setValue(timing.toValue), Animated.timing(place, { ...timing, ...ease }))
  }, [at, x, y, millis, delay, place])
  useEffect(() => {
    const toValue = isLeaving ? 0 : 1
    const timing = { toValue, duration: millis, delay, ...ease }
    return run(millis, () => visibility.setValue(toValue), Animated.timing(visibility, timing))
  }, [isLeaving, millis, delay, visibility])
  const scale = visibility.interpolate({ inputRange: [0, 1], outputRange: [0.6, 1] })
  const moved = { transform: [{ translateX: place.x }, { translateY: place.y }, { scale }], opacity: visibility }
  const box = { width: size, height: size, left: -size / 2, top: -size / 2, zIndex: level }
  return (
    <Animated.View style={[styles.piece, box, moved]}>
      <Piece appearance={appearance} size={size} />
    </Animated.View>
  )
})

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
