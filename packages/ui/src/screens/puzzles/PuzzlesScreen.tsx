import { gameIds, gameOf, isGameId, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { OWN_PUZZLES } from '../../app/routes'
import { useProgress } from '../../app/useProgress'
import { usePuzzles } from '../../app/usePuzzles'
import { AppText } from '../../components/AppText'
import { CardButton } from '../../components/Card'
import { Notice } from '../../components/Notice'
import { Page } from '../../components/Page'
import { Section } from '../../components/Section'
import { isSolved } from '../../model/puzzles/choose'
import { space } from '../../theme/tokens'
import { DayPuzzles } from './DayPuzzles'
import { GamePuzzles } from './GamePuzzles'
import { OwnPuzzles } from './OwnPuzzles'
import { PuzzleScreen } from './PuzzleScreen'

interface PuzzlesScreenProps {
  /** The ids in the address, which may be unknown. */
  readonly game?: string | undefined
  readonly id?: string | undefined
  /** Whether the missed ones are repeated. */
  readonly again?: boolean
}

/** The puzzles of all games or of one, or one puzzle. */
export function PuzzlesScreen({ game, id, again = false }: PuzzlesScreenProps) {
  const { t } = useTranslation()
  if (game === OWN_PUZZLES) return <OwnPuzzles />
  if (game !== undefined && !isGameId(game)) return <Notice title={t('error.game/unknown')} />
  if (game === undefined) return <AllPuzzles />
  if (id === undefined) return <GamePuzzles key={game} game={game} />
  return <PuzzleScreen key={`${game}/${id}`} game={game} id={id} again={again} />
}

function AllPuzzles() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Page title={t('puzzles.title')} onBack={() => navigator.back()} maxWidth={760}>
      <AppText size="title" tone="inkSoft">
        {t('puzzles.intro')}
      </AppText>
      <Section title={t('puzzles.today')}>
        <DayPuzzles />
      </Section>
      <Section title={t('puzzles.own')}>
        <OwnLink />
      </Section>
      <Section title={t('puzzles.byGame')}>
        <View style={styles.games}>
          {gameIds.map(game => (
            <View key={game} style={styles.game}>
              <GameLink game={game} />
            </View>
          ))}
        </View>
      </Section>
    </Page>
  )
}

/** The way to the mistakes of one's own games. */
function OwnLink() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <CardButton
      testID="puzzles-own"
      label={`${t('puzzles.own')}, ${t('puzzles.ownAbout')}`}
      onPress={() => navigator.open({ to: 'own-puzzles' })}
    >
      <View aria-hidden style={styles.link}>
        <AppText isBold tone="blue">
          {t('puzzles.ownOpen')}
        </AppText>
        <AppText size="small" tone="inkSoft">
          {t('puzzles.ownAbout')}
        </AppText>
      </View>
    </CardButton>
  )
}

/** The way to the puzzles of a game, with how many are solved. */
function GameLink({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const puzzles = usePuzzles(game)
  const all = puzzles.state === 'here' ? puzzles.value : []
  const count = t('puzzles.solvedOf', { solved: all.filter(one => isSolved(progress, one)).length, all: all.length })
  const { name } = gameOf(game)
  return (
    <CardButton
      testID={`puzzles-${game}`}
      label={`${t('puzzles.ofGame', { game: name })}, ${count}`}
      onPress={() => navigator.open({ to: 'puzzles', game })}
    >
      <View aria-hidden style={styles.link}>
        <AppText isBold tone="blue">
          {name}
        </AppText>
        <AppText size="small" tone="inkSoft" isFigures>
          {puzzles.state === 'here' ? count : ' '}
        </AppText>
      </View>
    </CardButton>
  )
}

const styles = StyleSheet.create({
  games: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  game: { flexGrow: 1, flexBasis: 280 },
  link: { gap: space.xs },
})
