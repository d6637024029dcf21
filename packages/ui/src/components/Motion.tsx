import { useEffect, useState } from 'react'
import { Animated, Easing } from 'react-native'
import { HEIGHT, poses, type MotionProps } from './motionKinds'

/** A box whose content moves once, by the native driver. */
export function Motion({ kind, millis, delay, testID, children }: MotionProps) {
  const [progress] = useState(() => new Animated.Value(millis > 0 ? 0 : 1))
  useEffect(() => {
    if (millis === 0) {
      progress.setValue(1)
      return
    }
    const timing = { toValue: 1, duration: millis, delay, easing: Easing.linear, useNativeDriver: true }
    const animation = Animated.timing(progress, timing)
    animation.start()
    return () => animation.stop()
  }, [millis, delay, progress])
  const follow = (name: 'opacity' | 'scale') =>
    progress.interpolate({ inputRange: [0, HEIGHT, 1], outputRange: poses[kind].map(pose => pose[name]) })
  return (
    <Animated.View testID={testID} style={{ opacity: follow('opacity'), transform: [{ scale: follow('scale') }] }}>
      {children}
    </Animated.View>
  )
}
