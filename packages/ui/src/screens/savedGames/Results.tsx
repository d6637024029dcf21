import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { listComputers } from '../../words/computers'
import type { Tally } from '../../model/library/library'
import { Card } from '../../components/Card'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { useGames } from '../../app/useLibrary'

/** Wins and losses against each computer player, game by game. */
export function Results() {
  const { t } = useTranslation()
  const { library } = useApp()
  // Tallies are counted from the saved games: this renders them again when a game changes.
  useGames()
  const played = gameIds
    .map(game => ({ game, tallies: library.tallies(game) }))
    .filter(({ tallies }) => tallies.size > 0)
  if (played.length === 0) {
    return (
      <AppText tone="inkSoft" align="center">
        {t('games.noResults')}
      </AppText>
    )
  }
  return (
    <View style={styles.games}>
      {played.map(({ game, tallies }) => (
        <GameResults key={game} game={game} tallies={tallies} />
      ))}
    </View>
  )
}

function GameResults({ game, tallies }: { readonly game: GameId; readonly tallies: ReadonlyMap<string, Tally> }) {
  const { t } = useTranslation()
  const met = listComputers(t, game).flatMap(({ player, name }) => {
    const tally = tallies.get(player)
    return tally ? [{ name, ...tally }] : []
  })
  return (
    <Card style={styles.card}>
      <AppText role="heading" level={2} isBold>
        {gameOf(game).name}
      </AppText>
      <View aria-hidden style={styles.row}>
        <View style={styles.name} />
        {[t('games.wins'), t('games.losses'), t('games.draws')].map(word => (
          <View key={word} style={styles.figure}>
            <AppText size="tiny" tone="inkSoft" align="center">
              {word}
            </AppText>
          </View>
        ))}
      </View>
      {met.map(({ name, wins, losses, draws }) => (
        <View key={name} accessible role="group" aria-label={t('games.tally', { name, wins, losses, draws })}>
          <View aria-hidden style={styles.row}>
            <View style={styles.name}>
              <AppText size="small">{name}</AppText>
            </View>
            {[wins, losses, draws].map((count, i) => (
              <View key={i} style={styles.figure}>
                <AppText size="small" isFigures isBold={i === 0} align="center">
                  {count}
                </AppText>
              </View>
            ))}
          </View>
        </View>
      ))}
    </Card>
  )
}

const styles = StyleSheet.create({
  games: { gap: space.m },
  card: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center' },
  name: { flex: 1 },
  figure: { width: 68 },
})
