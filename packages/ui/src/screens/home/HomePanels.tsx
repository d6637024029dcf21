import { StyleSheet, View } from 'react-native'
import { space } from '../../theme/tokens'
import type { HomeLayout } from './homeLayout'
import { InstallOffer } from './InstallOffer'
import { KeepGames } from './KeepGames'
import { LearnPanel } from './LearnPanel'
import { PuzzlesPanel } from './PuzzlesPanel'
import { Recent } from './Recent'

/**
 * What stands below the games: how to keep them where a browser forgets, the offer to install the app, the puzzles of
 * the day, lessons where there is room for them (a phone has them on the cards), and ended games.
 */
export function HomePanels({ plan }: { readonly plan: HomeLayout }) {
  const isWide = plan.columns > 1
  return (
    <View style={styles.panels}>
      <InstallOffer />
      <KeepGames />
      <PuzzlesPanel />
      <View style={[styles.panels, isWide && styles.wide]}>
        {isWide && <LearnPanel />}
        <Recent isWide={isWide} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  panels: { gap: space.l },
  wide: { flexDirection: 'row', alignItems: 'stretch' },
})
