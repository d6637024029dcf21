import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { nameOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Button } from '../../parts/Button'
import { Words } from '../../parts/Words'
import { space, touch } from '../../theme/tokens'
import { Wordmark } from '../Wordmark'
import { useAwake } from './useAwake'

interface CoverProps {
  readonly view: PlayView
  readonly onUncover: () => void
}

/** Lies over the game while the device goes from hand to hand: whose turn it is, and a button for them. */
export function Cover({ view, onUncover }: CoverProps) {
  const { t } = useTranslation()
  const isAwake = useAwake()
  const name = nameOf(t, view.match, view.state.turn)
  return (
    <View style={styles.cover} testID="cover-screen">
      <Wordmark isLarge={false} isTitle={false} />
      <Words role="heading" size="large" isBold align="center">
        {t('cover.turn', { name })}
      </Words>
      <View style={styles.button}>
        <Button
          testID="uncover"
          label={t('cover.lift')}
          isPrimary
          height={touch.settle}
          isDisabled={!isAwake}
          onPress={onUncover}
        />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  cover: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.xl, padding: space.xl },
  button: { width: '100%', maxWidth: 420 },
})
