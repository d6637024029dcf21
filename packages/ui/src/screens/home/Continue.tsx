import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useApp } from '../../app/AppContext'
import { useGames } from '../../app/useLibrary'
import { gamesToContinue } from '../../model/library/continueOrder'
import { describeContinued, numberTwins } from '../../words/savedGames'
import { ContinueCard } from './ContinueCard'
import { Grid } from './Grid'
import type { HomeLayout } from './homeLayout'

/** The saved games list the others. */
const MAX_SHOWN = 8

/** The unfinished games. If they take more than a row they scroll sideways, so that the games below stay in view. */
export function Continue({ plan }: { readonly plan: HomeLayout }) {
  const { t } = useTranslation()
  const { library } = useApp()
  const games = useGames()
  const waiting = useMemo(() => gamesToContinue(library, games).slice(0, MAX_SHOWN), [library, games])
  const labels = useMemo(
    () =>
      numberTwins(
        t,
        waiting.map(saved => {
          const match = library.read(saved.id)
          return describeContinued(t, saved, match?.ok === true ? match.value : undefined)
        }),
      ),
    [t, library, waiting],
  )
  if (waiting.length === 0) return null
  const isLine = waiting.length > plan.columns && (plan.columns < 4 || plan.isShort)
  const cards = waiting.map((saved, i) => (
    <ContinueCard key={saved.id} saved={saved} label={labels[i] ?? ''} isInRow={isLine} isShort={plan.isShort} />
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
