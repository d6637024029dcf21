import { otherSide, type Ending } from '@tabuleiro/engine'
import Flag from 'lucide-react-native/icons/flag'
import Handshake from 'lucide-react-native/icons/handshake'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { nameOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Button } from '../../parts/Button'
import { Sheet } from '../../parts/Sheet'
import { Words } from '../../parts/Words'
import { space, touch } from '../../theme/tokens'

/** How people may end a match themselves. */
export type AskedEnding = Exclude<Ending, { readonly how: 'time' }>

interface EndQuestionProps {
  readonly view: PlayView
  readonly ending: AskedEnding
  readonly onEnd: () => void
  readonly onClose: () => void
}

/** Asks once more before a match is ended: one tap alone never does. It says who would win. */
export function EndQuestion({ view, ending, onEnd, onClose }: EndQuestionProps) {
  const { t } = useTranslation()
  const name = (side: 0 | 1) => nameOf(t, view.match, side)
  const isResigning = ending.how === 'resign'
  return (
    <Sheet title={t(isResigning ? 'play.resign' : 'play.agree')} onClose={onClose}>
      <Words>
        {isResigning
          ? t('end.resign', { name: name(ending.by), winner: name(otherSide(ending.by)) })
          : t('end.agree', { first: name(0), second: name(1) })}
      </Words>
      <View style={styles.answers}>
        <Answer testID="end-cancel" label={t('end.playOn')} onPress={onClose} />
        <Answer
          testID="end-confirm"
          label={t(isResigning ? 'play.resign' : 'end.agreed')}
          Icon={isResigning ? Flag : Handshake}
          onPress={onEnd}
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
