import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useGames } from '../../app/useLibrary'
import { ContinueCard } from './ContinueCard'
import { Grid } from './Grid'
import type { HomeLayout } from './homeLayout'

/** The saved games list the others. */
const MAX_SHOWN = 8

/** The unfinished games. If they take more than a row they scroll sideways, so that the games below stay in view. */
export function Continue({ plan }: { readonly plan: HomeLayout }) {
  const { t } = useTranslation()
  const waiting = useGames()
    .filter(saved => saved.result === undefined)
    .slice(0, MAX_SHOWN)
  if (waiting.length === 0) return null
  const isLine = waiting.length > plan.columns && (plan.columns < 4 || plan.isShort)
  const cards = waiting.map(saved => (
    <ContinueCard key={saved.id} saved={saved} isInRow={isLine} isShort={plan.isShort} />
  ))
  return (
    <View role="region" aria-label={t('home.continue')} style={styles.region}>
      {!plan.isShort && (
        <AppText role="heading" level={2} isBold>
          {t('home.continue')}
        </AppText>
      )}
      {isLine ? (
        <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.line}>
          {cards}
        </ScrollView>
      ) : (
        <Grid plan={plan}>{cards}</Grid>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  region: { alignSelf: 'stretch', gap: space.s },
  line: { gap: space.m },
})
