import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { headlineOf } from '../../match/words'
import { Button } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { web } from '../../platform/web'
import { space } from '../../theme/tokens'
import type { SlotProps } from './decisions'
import { useAwake } from './useAwake'

/** Who won, beside the board and never over it; the line above says why. */
export function ResultPanel({ view, onRematch, onNewGame }: SlotProps) {
  const { t } = useTranslation()
  const isAwake = useAwake()
  const winner = view.result?.winner
  return (
    <View
      testID="result"
      style={styles.panel}
      {...web({
        dataSet: { winner: winner === undefined ? 'draw' : String(winner + 1), reason: view.result?.reason },
      })}
    >
      <Words isBold numberOfLines={1}>
        {headlineOf(t, view)}
      </Words>
      <View style={styles.row}>
        <View style={styles.half}>
          <Button
            testID="rematch"
            label={t('play.rematch')}
            isPrimary
            isTight
            isDisabled={!isAwake}
            onPress={onRematch}
          />
        </View>
        <View style={styles.half}>
          <Button
            testID="result-new-game"
            label={t('play.newGame')}
            isTight
            isDisabled={!isAwake}
            onPress={onNewGame}
          />
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  panel: { gap: space.xs },
  row: { flexDirection: 'row', gap: space.s },
  half: { flex: 1 },
})
