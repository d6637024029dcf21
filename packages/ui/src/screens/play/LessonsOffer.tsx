import { gameOf } from '@tabuleiro/engine'
import X from 'lucide-react-native/icons/x'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button, IconButton } from '../../components/Button'
import { space } from '../../theme/tokens'
import { usePlayLayout } from './layout/playLayout'
import { usePlay } from './PlayContext'
import type { Offered } from './useLessonsOffer'

/** The lessons, offered where the moves are listed while there are none, and after them once a first game is lost. */
export function LessonsOffer({ why, dismiss }: Offered) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { game } = usePlay().view.match
  const { name } = gameOf(game)
  const { isRoomy } = usePlayLayout()
  return (
    <View role="group" aria-label={t('learn.lessons')} testID="lessons-offer" style={styles.row}>
      <Button
        testID="learn"
        label={t('home.learn')}
        accessibleLabel={t('home.learnGame', { game: name })}
        isTight
        onPress={() => navigator.open({ to: 'learn', game })}
      />
      {isRoomy && (
        <View style={styles.words}>
          <AppText size="tiny" numberOfLines={2}>
            {why === 'lost' ? t('learn.offerAfterLoss') : t('learn.offer', { game: name })}
          </AppText>
        </View>
      )}
      <IconButton testID="dismiss-offer" label={t('learn.dismiss')} Icon={X} onPress={dismiss} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.xs },
  words: { maxWidth: 180 },
})
