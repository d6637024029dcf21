import { StyleSheet, View, type ViewStyle } from 'react-native'
import { HEIGHT, poses, type MotionKind, type MotionProps } from './motionKinds'

/** The browser moves it by CSS, so the page loads none of React Native's animations. */
export function Motion({ kind, millis, delay, testID, children }: MotionProps) {
  const timing = browserStyle({ animationDuration: `${millis}ms`, animationDelay: `${delay}ms` })
  return (
    <View testID={testID} style={millis > 0 && [styles[kind], timing]}>
      {children}
    </View>
  )
}

/** Styles of browsers that React Native's types do not know. */
function browserStyle(style: Readonly<Record<string, unknown>>): ViewStyle {
  return style
}

function keyframes(kind: MotionKind): ViewStyle {
  const [start, height, end] = poses[kind]
  return browserStyle({
    animationKeyframes: { '0%': start, [`${HEIGHT * 100}%`]: height, '100%': end },
    animationTimingFunction: 'ease-out',
    animationFillMode: 'both',
  })
}

const styles = StyleSheet.create({
  burst: keyframes('burst'),
  close: keyframes('close'),
  glow: keyframes('glow'),
  appear: keyframes('appear'),
})
