import { memo, useMemo } from 'react'
import { StyleSheet, View } from 'react-native'
import Svg, { Path } from 'react-native-svg'
import { web } from '../platform/web'
import { font } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { layOutWord, lineHeight } from './titleLetters'
import { useTextScale } from './useTextScale'

interface DisplayTitleProps {
  /** The name of the app or of a game: only their letters are drawn. */
  readonly text: string
  readonly size: keyof typeof font
  /** The level of the heading on its page; 0 where the title is no heading. */
  readonly level?: 0 | 1 | 2
}

/** A title in the display face, drawn as outlines. It breaks between words and shrinks where a word finds no room. */
export const DisplayTitle = memo(function DisplayTitle({ text, size, level = 1 }: DisplayTitleProps) {
  const theme = useTheme()
  const scale = (font[size] * useTextScale()) / lineHeight.em
  const words = useMemo(() => text.split(' ').map(layOutWord), [text])
  const height = lineHeight.all * scale
  return (
    <View
      accessible
      role={level === 0 ? 'img' : 'heading'}
      aria-label={text}
      {...web({ 'aria-level': level === 0 ? undefined : level })}
      style={[styles.line, { columnGap: font[size] / 4 }]}
    >
      {words.map(({ width, letters }, i) => (
        <View key={i} aria-hidden style={[styles.word, { width: width * scale, height }]}>
          <Svg
            width="100%"
            height="100%"
            viewBox={`0 ${-lineHeight.ascent} ${width} ${lineHeight.all}`}
            preserveAspectRatio="xMinYMid meet"
          >
            {letters.map(({ x, outline }, j) => (
              <Path key={j} d={outline} transform={`translate(${x} 0)`} fill={theme.ink} />
            ))}
          </Svg>
        </View>
      ))}
    </View>
  )
})

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1 },
  word: { maxWidth: '100%' },
})
