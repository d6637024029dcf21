import { gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { space } from '../../theme/tokens'

/** The lessons, for a reader who would rather try than read. */
export function LessonsOffer({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Card style={styles.card}>
      <View style={styles.words}>
        <AppText size="small">{t('rules.lessons')}</AppText>
      </View>
      <Button
        testID="learn"
        label={t('home.learn')}
        accessibleLabel={t('home.learnGame', { game: gameOf(game).name })}
        onPress={() => navigator.open({ to: 'learn', game })}
      />
    </Card>
  )
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m },
  words: { flex: 1 },
})
