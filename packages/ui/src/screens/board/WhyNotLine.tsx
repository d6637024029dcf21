import { useTranslation } from 'react-i18next'
import { View } from 'react-native'
import { AppText } from '../../components/AppText'
import { useAnnounceChanges } from '../../components/useAnnounce'
import { web } from '../../platform/web'
import type { font } from '../../theme/tokens'
import { formatWhyNot } from '../../words/whyNot'
import { useBoard } from './BoardContext'

interface WhyNotLineProps {
  /** Whether it repeats another one for the player at the far edge: screen readers skip it. */
  readonly isEcho?: boolean
  /** The size in which words of this length are written. */
  readonly sizeOf?: (words: string) => keyof typeof font
}

/** Why the last tap did nothing, in words; empty as soon as something changes. Screen readers announce it. */
export function WhyNotLine({ isEcho = false, sizeOf = () => 'small' }: WhyNotLineProps) {
  const { t } = useTranslation()
  const { view, refused } = useBoard()
  const words = refused ? formatWhyNot(t, view.match.game, refused.reason) : ''
  useAnnounceChanges(isEcho ? '' : words)
  const region = isEcho
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'status', 'aria-live': 'polite', testID: 'why-not' } as const)
  return (
    <View {...region} {...web({ dataSet: { code: refused?.reason.code } })}>
      <AppText size={sizeOf(words)}>{words}</AppText>
    </View>
  )
}
