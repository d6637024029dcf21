import { memo, type ReactNode } from 'react'
import { Text, type TextProps } from 'react-native'
import { web } from '../platform/web'
import { font } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import { useBoldText } from './useBoldText'

interface WordsProps extends Pick<TextProps, 'role' | 'numberOfLines' | 'testID' | 'aria-hidden'> {
  readonly size?: keyof typeof font
  readonly tone?: 'ink' | 'inkSoft' | 'blue' | 'onBlue' | 'terracotta' | 'gold'
  /** Of a heading: which rank it has on its page, 1 unless told. */
  readonly level?: 2 | 3
  readonly isBold?: boolean
  /** Figures of one width, for scores and move numbers. */
  readonly isFigures?: boolean
  readonly align?: 'left' | 'center'
  readonly children: ReactNode
}

/** Plain, bold, and bold among text that people want bold anyway. */
const weights = ['400', '600', '800'] as const

/** Text in the app's own sizes, weights and colours. */
export const AppText = memo(function Words({
  size = 'body',
  tone = 'ink',
  isBold,
  isFigures,
  align = 'left',
  level,
  children,
  ...rest
}: WordsProps) {
  const theme: Theme = useTheme()
  const hasBoldText = useBoldText()
  return (
    <Text
      {...rest}
      {...web({ 'aria-level': rest.role === 'heading' ? (level ?? 1) : undefined })}
      style={{
        color: theme[tone],
        fontSize: font[size],
        lineHeight: Math.round(font[size] * 1.25),
        fontWeight: weights[(isBold === true ? 1 : 0) + (hasBoldText ? 1 : 0)],
        textAlign: align,
        ...(isFigures === true && { fontVariant: ['tabular-nums' as const] }),
      }}
    >
      {children}
    </Text>
  )
})
