import { otherSide, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { fitNames, shortSeatName } from '../../../words/playerNames'
import { useSetting } from '../../../app/useSettings'
import { afterUndo } from '../../../model/session/takeback'
import { sayMoveAt } from '../../../words/moves'
import { Button } from '../../../components/Button'
import { useAnnounce } from '../../../components/useAnnounce'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { usePlayLayout } from '../layout/playLayout'
import { fitsLines } from '../layout/statusText'
import { usePlay } from '../PlayContext'
import { useTapGuard } from '../../board/useTapGuard'
import type { Request } from './useRequests'

interface RequestPanelProps {
  /** Who reads it. */
  readonly side: Side
  readonly request: Request
}

/** The width of both answers with the gaps between them. */
const BESIDE = 250

/** A request, shown to the player who answers it; the player who made it may withdraw it. */
export function RequestPanel({ side, request }: RequestPanelProps) {
  const { t } = useTranslation()
  const { view, gameUi, requests, actions } = usePlay()
  const isGuarded = useTapGuard()
  const { what, by } = request
  const room = usePlayLayout().across - BESIDE
  const isAnswerer = side === answererFor(request)
  const style = useSetting('moveStyle')
  const undone = what === 'undo' ? sayMoveAt(t, gameUi, view.match, afterUndo(view.match, by).plies.length, style) : ''
  const words = fitNames(
    isWhole => {
      const name = shortSeatName(t, view.match, by, isWhole)
      const other = shortSeatName(t, view.match, otherSide(by), isWhole)
      if (!isAnswerer) return t('asking.waits', { name: other })
      return undone === '' ? t(`asking.${what}`, { name, other }) : t('asking.undoMove', { name, move: undone })
    },
    text => fitsLines(text, 'small', room, 2),
  )
  useAnnounce(isAnswerer ? words : '')
  if (!isAnswerer)
    return (
      <View style={styles.row}>
        <View style={styles.words}>
          <AppText size="small" numberOfLines={2}>
            {words}
          </AppText>
        </View>
        <Button testID="withdraw" label={t('play.cancel')} height={touch.confirm} onPress={requests.refuse} />
      </View>
    )
  return (
    <View role="alert" style={styles.row}>
      <View style={styles.words}>
        <AppText size="small" numberOfLines={2}>
          {words}
        </AppText>
      </View>
      <Button
        testID="refuse"
        label={t(what === 'resign' ? 'play.cancel' : 'asking.refuse')}
        height={touch.confirm}
        isPrimary={what === 'resign'}
        isTight
        focusRef={actions.questionRef}
        onPress={requests.refuse}
      />
      <Button
        testID="agree"
        label={t(what === 'resign' ? 'play.resign' : 'asking.agree')}
        height={touch.confirm}
        isPrimary={what !== 'resign'}
        isTight
        isDisabled={isGuarded}
        onPress={requests.agree}
      />
    </View>
  )
}

/** Whether a request is shown to a player: resigning only to the one who resigns, everything else to both. */
export function isShownTo({ what, by }: Request, side: Side): boolean {
  return what !== 'resign' || side === by
}

/** Who answers: the other player, and for resigning the same one once more. */
function answererFor({ what, by }: Request): Side {
  return what === 'resign' ? by : otherSide(by)
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1 },
})
