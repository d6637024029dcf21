import { otherSide, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { shortSeatName } from '../../../words/status'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { useAnnounce } from '../../../components/useAnnounce'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import { useTapGuard } from '../useTapGuard'
import type { Request, Requests } from './useRequests'

interface QuestionProps {
  readonly view: PlayView
  /** Who reads it. */
  readonly side: Side
  readonly asked: Request
  readonly asking: Requests
}

/** What somebody asks for, before those who answer; who asked may take it back. */
export function RequestPanel({ view, side, asked, asking }: QuestionProps) {
  const { t } = useTranslation()
  const isAwake = useTapGuard()
  const { what, by } = asked
  const name = shortSeatName(t, view.match, by)
  const other = shortSeatName(t, view.match, otherSide(by))
  const isAnswerer = side === answererOf(asked)
  const words = isAnswerer ? t(`asking.${what}`, { name, other }) : t('asking.waits', { name: other })
  useAnnounce(isAnswerer ? words : '')
  if (!isAnswerer)
    return (
      <View style={styles.row}>
        <View style={styles.words}>
          <AppText size="small" numberOfLines={2}>
            {words}
          </AppText>
        </View>
        <Button testID="withdraw" label={t('play.cancel')} height={touch.settle} onPress={asking.refuse} />
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
        height={touch.settle}
        isTight
        onPress={asking.refuse}
      />
      <Button
        testID="agree"
        label={t(what === 'resign' ? 'play.resign' : 'asking.agree')}
        height={touch.settle}
        isPrimary
        isTight
        isDisabled={!isAwake}
        onPress={asking.agree}
      />
    </View>
  )
}

/** Whether a question is a matter of this player: resigning is one's own, everything else is between the two. */
export function concerns({ what, by }: Request, side: Side): boolean {
  return what !== 'resign' || side === by
}

/** The other player answers; whoever resigns is asked once more. */
function answererOf({ what, by }: Request): Side {
  return what === 'resign' ? by : otherSide(by)
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  words: { flex: 1 },
})
