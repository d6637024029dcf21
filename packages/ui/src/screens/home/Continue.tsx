import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { Words } from '../../parts/Words'
import { space } from '../../theme/tokens'
import { useGames } from '../games/useLibrary'
import { ContinueCard } from './ContinueCard'
import type { HomePlan } from './plan'

/** More than these are found among the saved games. */
const MOST = 8

/** The unfinished games, each one press away. On a phone they lie in one line, so that the games below stay in view. */
export function Continue({ plan }: { readonly plan: HomePlan }) {
  const { t } = useTranslation()
  const waiting = useGames()
    .filter(saved => saved.result === undefined)
    .slice(0, MOST)
  if (waiting.length === 0) return null
  const isLine = plan.columns === 1 || plan.isLow || waiting.length > 4
  const cards = waiting.map(saved => (
    <ContinueCard
      key={saved.id}
      saved={saved}
      isWhole={waiting.length === 1 && plan.columns === 1}
      isLow={plan.isLow}
    />
  ))
  return (
    <View role="region" aria-label={t('home.continue')} style={styles.region}>
      {!plan.isLow && (
        <Words role="heading" level={2} isBold>
          {t('home.continue')}
        </Words>
      )}
      {isLine && waiting.length > 1 ? (
        <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.cards}>
          {cards}
        </ScrollView>
      ) : (
        <View style={[styles.cards, styles.wrapped]}>{cards}</View>
      )}
    </View>
  )
}

const styles = StyleSheet.create({
  region: { alignSelf: 'stretch', gap: space.s },
  cards: { flexDirection: 'row', gap: space.m, paddingBottom: 2 },
  wrapped: { flexWrap: 'wrap' },
})
