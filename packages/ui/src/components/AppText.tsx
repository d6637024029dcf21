import { memo, type ReactNode, type Ref } from 'react'
import { Text, type TextProps } from 'react-native'
import { web } from '../platform/web'
import { lineHeight, font } from '../theme/tokens'
import { useTheme, type Theme } from '../theme/useTheme'
import { useBoldText } from './useBoldText'
import { LETTER_SCALE } from './useTextScale'

interface AppTextProps extends Pick<TextProps, 'role' | 'numberOfLines' | 'testID' | 'aria-hidden'> {
  readonly size?: keyof typeof font
  readonly tone?: 'ink' | 'inkSoft' | 'blue' | 'onBlue' | 'terracotta' | 'gold'
  /** The level of a heading on its page, 1 by default. */
  readonly level?: 2 | 3
  readonly isBold?: boolean
  /** Figures of one width, for scores and move numbers. */
  readonly isFigures?: boolean
  readonly align?: 'left' | 'center'
  readonly children: ReactNode
  readonly ref?: Ref<Text>
}

/** Plain, bold, and bold where the system makes all text bold. */
const weights = ['400', '600', '800'] as const

/** Text in the app's own sizes, weights and colours. */
export const AppText = memo(function AppText({
  size = 'body',
  tone = 'ink',
  isBold,
  isFigures,
  align = 'left',
  level,
  children,
  ...rest
}: AppTextProps) {
  const theme: Theme = useTheme()
  const hasBoldText = useBoldText()
  return (
    <Text
      {...rest}
      {...web({ 'aria-level': rest.role === 'heading' ? (level ?? 1) : undefined })}
      style={{
        color: theme[tone],
        fontSize: font[size] * LETTER_SCALE,
        lineHeight: lineHeight(size) * LETTER_SCALE,
        fontWeight: weights[(isBold === true ? 1 : 0) + (hasBoldText ? 1 : 0)],
        textAlign: align,
        ...(isFigures === true && { fontVariant: ['tabular-nums' as const] }),
      }}
    >
      {children}
    </Text>
  )
})
