import { gameOf } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import type { SavedGame } from '../../model/library/library'
import { CardButton } from '../../components/Card'
import { Chip } from '../../components/Chip'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { versus } from '../../words/playerNames'
import { formatOutcome } from '../../words/savedGames'
import { useGames } from '../../app/useLibrary'
import { NameAndPlayers } from './NameAndPlayers'

const MAX_SHOWN = 4

/** The games that ended last. */
export function Recent({ isWide }: { readonly isWide: boolean }) {
  const { t } = useTranslation()
  const ended = useGames()
    .filter(saved => saved.result !== undefined)
    .slice(0, MAX_SHOWN)
  if (ended.length === 0) return null
  return (
    <View style={[styles.region, isWide && styles.panel]}>
      <AppText role="heading" level={2} isBold>
        {t('home.recent')}
      </AppText>
      {ended.map(saved => (
        <EndedGame key={saved.id} saved={saved} />
      ))}
    </View>
  )
}

function EndedGame({ saved }: { readonly saved: SavedGame }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const name = saved.title || gameOf(saved.game).name
  const players = versus(t, saved.game, saved.seats)
  const outcome = formatOutcome(t, saved) ?? ''
  return (
    <CardButton
      testID={`ended-${saved.id}`}
      label={`${name}, ${players}. ${outcome}`}
      onPress={() => navigator.open({ to: 'play', id: saved.id })}
      style={styles.row}
    >
      <View aria-hidden style={styles.words}>
        <NameAndPlayers name={name} players={players} />
      </View>
      <View aria-hidden style={styles.outcome}>
        <Chip word={outcome} />
      </View>
    </CardButton>
  )
}

const styles = StyleSheet.create({
  region: { alignSelf: 'stretch', gap: space.s },
  panel: { flex: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.s,
    paddingHorizontal: space.m,
  },
  words: { flex: 1 },
  outcome: { maxWidth: '50%' },
})
