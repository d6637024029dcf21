import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import type { ReviewedMove } from '../../model/review/review'
import { roomy } from '../../theme/roomy'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { numberOf, type ReviewWords } from '../../words/review'

/** How a question went: answered well, or its answer was shown. */
export type MistakeResult = 'solved' | 'missed'

/** The sign of each state beside its number: shapes tell them apart. */
const SIGNS = { solved: '✓', missed: '↺', open: '' } as const

interface MistakeStripProps {
  readonly words: ReviewWords
  readonly mistakes: readonly ReviewedMove[]
  /** The one that is asked. */
  readonly index: number
  readonly results: ReadonlyMap<ReviewedMove, MistakeResult>
  /** Whether this question was chosen here: its chip then keeps the focus of the one pressed. */
  readonly isFocused: boolean
  readonly onJump: (index: number) => void
}

/** All mistakes as numbers, each with how its question went: a press asks it. */
export function MistakeStrip({ words, mistakes, index, results, isFocused, onJump }: MistakeStripProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const asked = useRef<View>(null)
  useEffect(() => {
    if (isFocused) asked.current?.focus()
  }, [isFocused])
  return (
    <View role="group" aria-label={t('review.jump')} style={styles.strip}>
      {mistakes.map((mistake, i) => {
        const result = results.get(mistake) ?? 'open'
        const isAsked = i === index
        const move = numberOf(words.match, mistake.ply)
        const tone = isAsked ? 'onBlue' : 'ink'
        return (
          <Pressable
            key={mistake.ply}
            ref={isAsked ? asked : undefined}
            role="button"
            testID={`mistake-${i + 1}`}
            aria-label={t('review.chip', { number: i + 1, move, state: t(`review.chipState.${result}`) })}
            aria-current={isAsked ? 'step' : undefined}
            onPress={() => onJump(i)}
            style={[
              styles.chip,
              { borderColor: theme.line, backgroundColor: theme.surface },
              isAsked && { borderColor: theme.blue, backgroundColor: theme.blue },
            ]}
          >
            <AppText size="small" tone={tone} isBold={isAsked} isFigures>
              {`${i + 1} ${SIGNS[result]}`.trim()}
            </AppText>
          </Pressable>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  chip: {
    minWidth: roomy,
    minHeight: roomy,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderWidth: 1.5,
    borderRadius: radius.control,
  },
})
