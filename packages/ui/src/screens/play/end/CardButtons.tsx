import ChartLine from 'lucide-react-native/icons/chart-line'
import ChevronsUp from 'lucide-react-native/icons/chevrons-up'
import RotateCw from 'lucide-react-native/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../../components/Button'
import { linkSideOf } from '../../../model/session/seats'
import { space } from '../../../theme/tokens'
import { usePlay } from '../PlayContext'
import { useNextLevel } from './useNextLevel'

/** What most people do after a match: play again, against a stronger computer where they won twice, or review it. */
export function CardButtons() {
  const { t } = useTranslation()
  const { view, onRematch, onReview, isTapGuarded } = usePlay()
  const next = useNextLevel()
  // In a game by link the button that sends the end has the rematch beside it.
  const hasRematch = linkSideOf(view.match) === undefined
  const shared = { isTight: true, isDisabled: isTapGuarded }
  return (
    <View style={styles.buttons}>
      {next && (
        <View style={styles.button}>
          <Button
            {...shared}
            testID="next-level"
            label={t('ended.next', { level: next.name })}
            Icon={ChevronsUp}
            isPrimary
            onPress={() => onRematch(next.player)}
          />
        </View>
      )}
      {hasRematch && (
        <View style={styles.button}>
          <Button
            {...shared}
            testID="rematch"
            label={t('play.rematch')}
            Icon={RotateCw}
            isPrimary={!next}
            onPress={() => onRematch()}
          />
        </View>
      )}
      {view.match.plies.length > 0 && (
        <View style={styles.button}>
          <Button {...shared} testID="review" label={t('play.review')} Icon={ChartLine} onPress={onReview} />
        </View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', justifyContent: 'center', gap: space.s },
  button: { flexGrow: 1, flexShrink: 1, flexBasis: 0, maxWidth: 220 },
})
