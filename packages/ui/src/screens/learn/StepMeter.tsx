import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

interface StepMeterProps {
  /** From 0. */
  readonly step: number
  readonly count: number
  readonly isDone: boolean
}

/** Which step of a lesson this is, in words and as a row of bars. */
export function StepMeter({ step, count, isDone }: StepMeterProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <View style={styles.meter}>
      <AppText size="tiny" tone="inkSoft" isFigures>
        {t('learn.step', { step: step + 1, count })}
      </AppText>
      <View aria-hidden style={styles.bars}>
        {Array.from({ length: count }, (_, i) => (
          <View
            key={i}
            style={[
              styles.bar,
              { backgroundColor: i < step || isDone ? theme.green : i === step ? theme.blue : theme.line },
            ]}
          />
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  meter: { gap: space.xs, minWidth: 88 },
  bars: { flexDirection: 'row', gap: 3 },
  bar: { flex: 1, height: 4, borderRadius: 2 },
})
