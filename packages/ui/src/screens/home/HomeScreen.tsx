import { gameIds } from '@tabuleiro/engine'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native'
import { useLeftDropped } from '../../app/useLibrary'
import { useTitle } from '../../platform/useTitle'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { SavingNotice } from '../savedGames/SavingNotice'
import { Continue } from './Continue'
import { GameCard } from './GameCard'
import { Grid } from './Grid'
import { HomeBar } from './HomeBar'
import { homeLayout, MAX_WIDTH } from './homeLayout'
import { HomePanels } from './panels'

/** The first screen: unfinished games, a card for each game, then lessons and the games that ended last. */
export function HomeScreen() {
  const { t } = useTranslation()
  const theme = useTheme()
  useTitle(t('app.name'))
  useLeftDropped()
  const plan = homeLayout(useWindowDimensions())
  return (
    <View role="main" style={[styles.screen, { backgroundColor: theme.paper }]}>
      <ScrollView contentContainerStyle={styles.scroll}>
        <View style={[styles.page, plan.isShort ? styles.close : styles.loose]}>
          <HomeBar plan={plan} />
          <SavingNotice />
          <Continue plan={plan} />
          <Grid plan={plan} role="list" aria-label={t('home.games')}>
            {gameIds.map(game => (
              <GameCard key={game} game={game} plan={plan} />
            ))}
          </Grid>
          <Suspense fallback={null}>
            <HomePanels plan={plan} />
          </Suspense>
        </View>
      </ScrollView>
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  scroll: { flexGrow: 1, alignItems: 'center', padding: space.l, paddingTop: space.s },
  page: { width: '100%', maxWidth: MAX_WIDTH },
  loose: { gap: space.l },
  close: { gap: space.s },
})
