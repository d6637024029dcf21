import { otherSide, type Side } from '@tabuleiro/engine'
import Flag from 'lucide-react-native/icons/flag'
import Handshake from 'lucide-react-native/icons/handshake'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { shortSeatName } from '../../../words/status'
import type { PlayView } from '../../../model/session/playView'
import { Button } from '../../../components/Button'
import { Sheet } from '../../../components/Sheet'
import { AppText } from '../../../components/AppText'
import { space, touch } from '../../../theme/tokens'
import type { Request, Requests } from '../dock/useRequests'

interface EndQuestionProps {
  readonly view: PlayView
  readonly asked: Request
  readonly asking: Requests
}

/**
 * Asks once more before a match is ended by those who sit on the same side of the screen: one tap alone never does. It says who
 * would win.
 */
export function EndQuestion({ view, asked, asking }: EndQuestionProps) {
  const { t } = useTranslation()
  const name = (side: Side) => shortSeatName(t, view.match, side)
  const isResigning = asked.what === 'resign'
  return (
    <Sheet title={t(isResigning ? 'play.resign' : 'play.agree')} onClose={asking.refuse}>
      <AppText>
        {isResigning
          ? t('end.resign', { name: name(asked.by), winner: name(otherSide(asked.by)) })
          : t('end.agree', { first: name(0), second: name(1) })}
      </AppText>
      <View style={styles.answers}>
        <Answer testID="end-cancel" label={t('end.playOn')} onPress={asking.refuse} />
        <Answer
          testID="end-confirm"
          label={t(isResigning ? 'play.resign' : 'end.agreed')}
          Icon={isResigning ? Flag : Handshake}
          onPress={asking.agree}
        />
      </View>
    </Sheet>
  )
}

function Answer(props: Pick<Parameters<typeof Button>[0], 'testID' | 'label' | 'Icon' | 'onPress'>) {
  return (
    <View style={styles.answer}>
      <Button {...props} isPrimary={props.testID === 'end-confirm'} height={touch.settle} />
    </View>
  )
}

const styles = StyleSheet.create({
  answers: { flexDirection: 'row', gap: space.l },
  answer: { flex: 1 },
})
