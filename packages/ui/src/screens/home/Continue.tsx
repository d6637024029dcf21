import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useGames } from '../../app/useLibrary'
import { ContinueCard } from './ContinueCard'
import { Grid } from './Grid'
import type { HomeLayout } from './homeLayout'

/** More than these are found among the saved games. */
const MOST = 8

/** The unfinished games, each one press away. Where they take more than a row they lie in one line, so that the games below stay in view. */
export function Continue({ plan }: { readonly plan: HomeLayout }) {
  const { t } = useTranslation()
  const waiting = useGames()
    .filter(saved => saved.result === undefined)
    .slice(0, MOST)
  if (waiting.length === 0) return null
  const isLine = waiting.length > plan.columns && (plan.columns < 4 || plan.isLow)
  const cards = waiting.map(saved => <ContinueCard key={saved.id} saved={saved} isPart={isLine} isLow={plan.isLow} />)
  return (
    <View role="region" aria-label={t('home.continue')} style={styles.region}>
      {!plan.isLow && (
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
