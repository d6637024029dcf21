import { otherSide, type Side } from '@tabuleiro/engine'
import Flag from 'lucide-react-native/icons/flag'
import Handshake from 'lucide-react-native/icons/handshake'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { personOf, seatName } from '../../../words/playerNames'
import { Button } from '../../../components/Button'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import type { Request } from '../dock/useRequests'
import { usePlay } from '../PlayContext'

/** Asks for confirmation before players on the same side of the screen end a match, and says who would win. */
export function EndQuestion({ request }: { readonly request: Request }) {
  const { t } = useTranslation()
  const { view, requests } = usePlay()
  const name = (side: Side) => seatName(t, view.match, side)
  const isResigning = request.what === 'resign'
  return (
    <Sheet title={t(isResigning ? 'play.resign' : 'play.agree')} onClose={requests.refuse}>
      <AppText>
        {isResigning
          ? t('end.resign', {
              name: name(request.by),
              winner: name(otherSide(request.by)),
              ...personOf(view.match, request.by),
            })
          : t('end.agree', { first: name(0), second: name(1) })}
      </AppText>
      <View style={styles.answers}>
        <Answer testID="end-cancel" label={t('end.playOn')} isPrimary onPress={requests.refuse} />
        <Answer
          testID="end-confirm"
          label={t(isResigning ? 'play.resign' : 'end.agreed')}
          Icon={isResigning ? Flag : Handshake}
          onPress={requests.agree}
        />
      </View>
    </Sheet>
  )
}

function Answer(props: Pick<Parameters<typeof Button>[0], 'testID' | 'label' | 'Icon' | 'isPrimary' | 'onPress'>) {
  return (
    <View style={styles.answer}>
      <Button {...props} height={touch.confirm} />
    </View>
  )
}

const styles = StyleSheet.create({
  answers: { flexDirection: 'row', gap: space.l },
  answer: { flex: 1 },
})
