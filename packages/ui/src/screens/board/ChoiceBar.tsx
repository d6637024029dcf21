import X from 'lucide-react-native/icons/x'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { Button, IconButton } from '../../components/Button'
import { useTextScale } from '../../components/useTextScale'
import { space, touch } from '../../theme/tokens'
import { answersTo } from '../../words/choices'
import { usePlayLayout } from '../play/layout/playLayout'
import { useBoard } from './BoardContext'

/** The least width of an answer, in pixels: narrower than this its words break, and the answers scroll. */
const MIN_ANSWER = 96
/** The width of the word that cancels. */
const CANCEL = 88

/**
 * What is left to choose after the last tap on the board, with its price: a plain move or one of the victims, or which
 * turtle of a stack.
 */
export function ChoiceBar() {
  const { t } = useTranslation()
  const { actions } = useBoard()
  const { across, hasWords } = usePlayLayout()
  const scale = useTextScale()
  const answers = useAnswerButtons()
  // Beside the answers stand the borders of the dock and the button that cancels, as a word where there is room for it.
  const needed = answers.length * (MIN_ANSWER * scale + space.s) + 2 * space.l
  const isWord = hasWords && needed + CANCEL * scale <= across
  return (
    <View style={styles.row} role="group" aria-label={t('play.choose')}>
      {isWord ? (
        <Button testID="cancel" label={t('play.cancel')} height={touch.confirm} isTight onPress={actions.cancel} />
      ) : (
        <IconButton testID="cancel" label={t('play.cancel')} Icon={X} isFramed onPress={actions.cancel} />
      )}
      {needed + (isWord ? CANCEL : touch.min) * scale > across ? (
        <ScrollView horizontal contentContainerStyle={styles.scrolled} showsHorizontalScrollIndicator={false}>
          {answers}
        </ScrollView>
      ) : (
        <View style={styles.shared}>{answers}</View>
      )}
    </View>
  )
}

/** The answers to the open question, one button each. */
function useAnswerButtons() {
  const { t } = useTranslation()
  const { view, gameUi, actions } = useBoard()
  return answersTo(t, gameUi, view).map(({ tap, move, name, price, label }, i) => (
    <View key={tap} style={styles.answer}>
      <Button
        testID={move === undefined ? `choose-${tap}` : `choice-${move}`}
        label={name}
        detail={price}
        accessibleLabel={label}
        height={touch.confirm}
        isPrimary
        isTight
        isTarget={move !== undefined}
        focusRef={i === 0 ? actions.questionRef : undefined}
        shortcut={String(i + 1)}
        onPress={() => actions.pick(tap)}
      />
    </View>
  ))
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  shared: { flex: 1, flexDirection: 'row', gap: space.s, alignItems: 'center', justifyContent: 'flex-end' },
  scrolled: { flexGrow: 1, gap: space.s, alignItems: 'center', justifyContent: 'flex-end' },
  answer: { flexShrink: 1, minWidth: MIN_ANSWER, maxWidth: 200 },
})
