import { useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useMotionMillis } from '../../board/motion'
import { useTheme } from '../../theme/useTheme'

/** Milliseconds from one dot to the next. */
const BEAT_MS = 320

/** Three dots, one of them larger in turn, while the computer thinks. They do not move where motion is reduced. */
export function ThinkingMark() {
  const theme = useTheme()
  const isStill = useMotionMillis() === 0
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    if (isStill) return
    const timer = setInterval(() => setBeat(at => (at + 1) % 3), BEAT_MS)
    return () => clearInterval(timer)
  }, [isStill])
  return (
    <View testID="thinking" style={styles.dots}>
      {[0, 1, 2].map(dot => (
        <View
          key={dot}
          style={[styles.dot, { backgroundColor: theme.blue }, !isStill && dot !== beat && styles.small]}
        />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  dots: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  dot: { width: 7, height: 7, borderRadius: 4 },
  small: { transform: [{ scale: 0.55 }], opacity: 0.7 },
})
