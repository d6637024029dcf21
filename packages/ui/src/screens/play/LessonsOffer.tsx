import { gameOf } from '@tabuleiro/engine'
import X from 'lucide-react-native/icons/x'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button, IconButton } from '../../components/Button'
import { Card } from '../../components/Card'
import { space } from '../../theme/tokens'
import { usePlay } from './PlayContext'
import type { Offered } from './useLessonsOffer'

interface LessonsOfferProps extends Offered {
  /** Whether it stands by itself below the moves, and not in their line. */
  readonly isCard?: boolean
}

/** The lessons, offered where the moves are listed while there are none, and after them once a first game is lost. */
export function LessonsOffer({ why, dismiss, isCard = false }: LessonsOfferProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { game } = usePlay().view.match
  const { name } = gameOf(game)
  const inLine = why === 'first' && !isCard
  const Frame = isCard ? Card : View
  return (
    <Frame
      role="group"
      aria-label={t('learn.lessons')}
      testID="lessons-offer"
      style={[styles.row, isCard && styles.card]}
    >
      <Button
        testID="learn"
        label={t('home.learn')}
        accessibleLabel={t('home.learnGame', { game: name })}
        isTight={!isCard}
        onPress={() => navigator.open({ to: 'learn', game })}
      />
      <View style={styles.words}>
        <AppText size={isCard ? 'small' : 'tiny'}>
          {why === 'lost' ? t('learn.offerAfterLoss') : t(inLine ? 'learn.offerInLine' : 'learn.offer', { game: name })}
        </AppText>
      </View>
      <IconButton testID="dismiss-offer" label={t('learn.dismiss')} Icon={X} onPress={dismiss} />
    </Frame>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.xs },
  card: { padding: space.m },
  words: { flex: 1 },
})
