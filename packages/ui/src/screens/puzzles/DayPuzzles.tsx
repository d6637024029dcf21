import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useProgress } from '../../app/useProgress'
import { usePuzzles, useToday } from '../../app/usePuzzles'
import { AppText } from '../../components/AppText'
import { CardButton } from '../../components/Card'
import { DisplayTitle } from '../../components/DisplayTitle'
import { MatchPicture } from '../../board/MatchPicture'
import { puzzleOfDay } from '../../model/puzzles/day'
import { practiceMatch } from '../../model/practice/practiceMatch'
import { countStreak, progressKey } from '../../model/progress/progress'
import { web } from '../../platform/web'
import { space } from '../../theme/tokens'

const PICTURE = { width: 84, height: 84 }

/** The puzzle of the day of every game, for the home page and the list of puzzles. */
export function DayPuzzles() {
  return (
    <View style={styles.cards}>
      {gameIds.map(game => (
        <View key={game} style={styles.card}>
          <DayPuzzle game={game} />
        </View>
      ))}
    </View>
  )
}

/** The puzzle of the day of one game: its position, and whether it was solved today. */
export function DayPuzzle({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const today = useToday()
  const puzzles = usePuzzles(game)
  const puzzle = puzzles.state === 'here' ? puzzleOfDay(puzzles.value, today) : undefined
  const match = puzzle && practiceMatch(puzzle)
  const { name } = gameOf(game)
  const isSolved = progressKey(game, today) in progress.days
  const state = t(isSolved ? 'puzzles.solvedToday' : 'puzzles.solve')
  const streak = countStreak(progress, game, today)
  const open = () => navigator.open(puzzle ? { to: 'puzzle', game, id: puzzle.id } : { to: 'puzzles', game })
  return (
    <View {...web({ dataSet: { game, puzzle: puzzle?.id, solved: String(isSolved) } })}>
      <CardButton
        testID="puzzle-of-the-day"
        label={t('puzzles.todayOf', { game: name, state })}
        onPress={open}
        style={styles.day}
      >
        <View aria-hidden style={[styles.picture, PICTURE]}>
          {match?.ok === true && <MatchPicture match={match.value} box={PICTURE} />}
        </View>
        <View aria-hidden style={styles.words}>
          <DisplayTitle text={name} size="title" level={0} />
          <AppText size="small" isBold={isSolved} tone={isSolved ? 'blue' : 'inkSoft'}>
            {isSolved ? `✓ ${state}` : state}
          </AppText>
          {streak > 0 && (
            <AppText size="tiny" tone="inkSoft" isFigures>
              {t('puzzles.streak', { count: streak })}
            </AppText>
          )}
        </View>
      </CardButton>
    </View>
  )
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: { flexGrow: 1, flexBasis: 280 },
  day: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m },
  picture: { alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1, gap: space.xs },
})
