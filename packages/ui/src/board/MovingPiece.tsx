import { memo, useEffect, useRef, useState } from 'react'
import { Animated, Easing, StyleSheet, View } from 'react-native'
import { LIFTED, placeOf, type MovingPieceProps } from './motion'

/** A piece that glides to its cell, appears or fades. No input waits for its motion. */
export const MovingPiece = memo(function MovingPiece(props: MovingPieceProps) {
  const { Piece, appearance, layout, at, level, millis, delay, isNew, isLeaving, isLifted } = props
  const { x, y, size } = placeOf(props)
  const [place] = useState(() => new Animated.ValueXY({ x, y }))
  const [visibility] = useState(() => new Animated.Value(isNew && millis > 0 ? 0 : 1))
  const previous = useRef({ at, layout })
  useEffect(() => {
    const isGliding = previous.current.at !== at && previous.current.layout === layout
    previous.current = { at, layout }
    const [toValue, duration] = [{ x, y }, isGliding ? millis : 0]
    return run(duration, () => place.setValue(toValue), Animated.timing(place, { toValue, duration, delay, ...ease }))
  }, [at, layout, x, y, millis, delay, place])
  useEffect(() => {
    const toValue = isLeaving ? 0 : 1
    const timing = { toValue, duration: millis, delay, ...ease }
    return run(millis, () => visibility.setValue(toValue), Animated.timing(visibility, timing))
  }, [isLeaving, millis, delay, visibility])
  const scale = visibility.interpolate({ inputRange: [0, 1], outputRange: [0.6, 1] })
  const moved = { transform: [{ translateX: place.x }, { translateY: place.y }, { scale }], opacity: visibility }
  const box = { width: size, height: size, left: -size / 2, top: -size / 2, zIndex: level }
  return (
    <Animated.View testID={`piece-${at}`} style={[styles.piece, box, moved]}>
      <View style={isLifted && styles.lifted}>
        <Piece appearance={appearance} size={size} />
      </View>
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

const styles = StyleSheet.create({ piece: { position: 'absolute' }, lifted: { opacity: LIFTED } })
