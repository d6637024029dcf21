import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { Button } from '../../../components/Button'
import { space, touch } from '../../../theme/tokens'
import { usePlay } from '../PlayContext'

/**
 * What is left to choose after the last tap on the board: a plain move or one of the victims, or which turtle of a
 * stack.
 */
export function ChoiceBar() {
  const { t } = useTranslation()
  const { view, gameUi, actions } = usePlay()
  const { state } = view
  return (
    <View style={styles.row} role="group" aria-label={t('play.choose')}>
      <Button testID="cancel" label={t('play.cancel')} height={touch.confirm} isTight onPress={actions.cancel} />
      <ScrollView horizontal contentContainerStyle={styles.choices} showsHorizontalScrollIndicator={false}>
        {view.choices.map(({ text, tap }, i) => (
          <Button
            key={text}
            testID={`choice-${text}`}
            label={gameUi.say.choiceLabel?.(t, state, tap) ?? text}
            height={touch.confirm}
            isPrimary
            isTarget
            focusRef={i === 0 ? actions.questionRef : undefined}
            shortcut={String(i + 1)}
            onPress={() => actions.pick(tap)}
          />
        ))}
        {view.chooser.map((place, i) => (
          <Button
            key={place}
            testID={`choose-${place}`}
            label={gameUi.say.choiceLabel?.(t, state, place) ?? place}
            accessibleLabel={gameUi.say.describePlace?.(t, state, place)}
            height={touch.confirm}
            isPrimary
            focusRef={i === 0 ? actions.questionRef : undefined}
            shortcut={String(i + 1)}
            onPress={() => actions.pick(place)}
          />
        ))}
      </ScrollView>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  choices: { flexGrow: 1, gap: space.s, alignItems: 'center', justifyContent: 'flex-end' },
})
