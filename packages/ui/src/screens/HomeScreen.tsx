import { gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native'
import { playableGames } from '../games/registry'
import { sayOfGame } from '../i18n/languages'
import { begunMatch } from '../match/begin'
import type { MatchShelf } from '../match/shelf'
import { Button } from '../parts/Button'
import { Words } from '../parts/Words'
import { radius, space } from '../theme/tokens'
import { useTheme } from '../theme/useTheme'
import { GamePicture } from './GamePicture'
import type { Navigator } from './navigator'
import { Wordmark } from './Wordmark'

interface HomeScreenProps {
  readonly shelf: MatchShelf
  readonly navigator: Navigator
}

/** Where everything starts: a card for each game, one press away from playing. */
export function HomeScreen({ shelf, navigator }: HomeScreenProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const play = (game: GameId) => navigator.open({ to: 'play', id: begunMatch(shelf, { game }) })
  return (
    <View role="main" style={[styles.screen, { backgroundColor: theme.paper }]}>
      <ScrollView contentContainerStyle={styles.page}>
        <Wordmark />
        <View role="list" aria-label={t('home.games')} style={styles.cards}>
          {playableGames.map(game => (
            <GameCard
              key={game}
              game={game}
              onPlay={() => play(game)}
              onOptions={() => navigator.open({ to: 'new', game })}
            />
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

interface GameCardProps {
  readonly game: GameId
  readonly onPlay: () => void
  readonly onOptions: () => void
}

/** Screens less high than this are phones on their side. */
const LOW = 480

function GameCard({ game, onPlay, onOptions }: GameCardProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  // On a phone that lies on its side the picture stands beside the words, so that the buttons stay in view.
  const isLow = useWindowDimensions().height < LOW
  const colours = { backgroundColor: theme.surface, borderColor: theme.line }
  return (
    <View role="listitem" style={[styles.card, isLow && styles.lying, colours]}>
      <GamePicture game={game} box={isLow ? { width: 200, height: 180 } : { width: 260, height: 220 }} />
      <View style={isLow ? styles.beside : styles.below}>
        <Words role="heading" size="title" isBold>
          {gameOf(game).name}
        </Words>
        <Words size="small" tone="inkSoft">
          {sayOfGame(t, game, ['about'])}
        </Words>
        <View style={styles.buttons}>
          <Button testID={`play-${game}`} label={t('home.play')} isPrimary onPress={onPlay} />
          <Button testID={`options-${game}`} label={t('home.options')} onPress={onOptions} />
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  page: { flexGrow: 1, alignItems: 'center', padding: space.l, gap: space.xl },
  // As wide as the page: the cards take their share of it.
  cards: { alignSelf: 'stretch', flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.l },
  card: {
    width: 328,
    maxWidth: '100%',
    alignItems: 'center',
    padding: space.l,
    gap: space.l,
    borderRadius: radius.card,
    borderWidth: 1,
  },
  lying: { width: 592, flexDirection: 'row' },
  below: { alignSelf: 'stretch', gap: space.xs },
  beside: { flex: 1, gap: space.xs },
  buttons: { gap: space.s, paddingTop: space.m },
})
