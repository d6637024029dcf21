import { positionOf } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../../components/Button'
import { space, touch } from '../../../theme/tokens'
import { shortSeatName } from '../../../words/playerNames'
import { useTapGuard } from '../../board/useTapGuard'
import { usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'

/** From this width on, in pixels, the longest name has room on the button. */
const WIDE = 560

/** After a move, before the device is passed on: its player sees what it did, and may take it back. */
export function HandoverBar() {
  const { t } = useTranslation()
  const { view, actions, handover } = usePlay()
  const { match } = view
  const isGuarded = useTapGuard()
  const isRoomy = usePlayLayout().across >= WIDE
  return (
    <View style={styles.row}>
      {view.canUndo && (
        <View style={styles.undo}>
          <Button
            testID="undo"
            label={t('play.undo')}
            height={touch.confirm}
            isTight
            isDisabled={isGuarded}
            onPress={actions.undo}
          />
        </View>
      )}
      <View style={styles.rest}>
        <Button
          testID="pass-on"
          label={t('cover.passOn', { name: shortSeatName(t, match, positionOf(match).turn, isRoomy) })}
          height={touch.confirm}
          isPrimary
          isTight
          isDisabled={isGuarded}
          focusRef={actions.questionRef}
          onPress={handover.passOn}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  undo: { flexGrow: 1, maxWidth: 160 },
  rest: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
})
