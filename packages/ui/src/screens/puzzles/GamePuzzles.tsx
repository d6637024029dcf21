import type { Puzzle } from '@tabuleiro/ai'
import { gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useProgress } from '../../app/useProgress'
import { usePuzzles } from '../../app/usePuzzles'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Page } from '../../components/Page'
import { Section } from '../../components/Section'
import { countGrades, countThemes, isSolved, missedPuzzles, nextPuzzle } from '../../model/puzzles/choose'
import { space, touch } from '../../theme/tokens'
import { DayPuzzle } from './DayPuzzles'
import { PuzzleGrid } from './PuzzleGrid'
import { PuzzlesFailed, PuzzlesLoading } from './PuzzlesLoading'

/** The puzzles of a game by grade, how many are solved, and the way on. */
export function GamePuzzles({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const puzzles = usePuzzles(game)
  if (puzzles.state === 'loading') return <PuzzlesLoading />
  if (puzzles.state === 'failed') return <PuzzlesFailed retry={puzzles.retry} />
  const title = t('puzzles.titleOf', { game: gameOf(game).name })
  return (
    <Page title={title} onBack={() => navigator.back()}>
      <Section title={t('puzzles.today')}>
        <DayPuzzle game={game} />
      </Section>
      <NextPuzzles game={game} puzzles={puzzles.value} />
      <Grades puzzles={puzzles.value} />
      <Themes puzzles={puzzles.value} />
    </Page>
  )
}

interface PuzzlesProps {
  readonly puzzles: readonly Puzzle[]
}

/** The next puzzle, and those that were missed. */
function NextPuzzles({ game, puzzles }: PuzzlesProps & { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const next = nextPuzzle(puzzles, progress)
  const missed = missedPuzzles(puzzles, progress)
  const solved = puzzles.filter(puzzle => isSolved(progress, puzzle)).length
  return (
    <View style={styles.wayOn}>
      {next && (
        <Button
          testID="puzzle-next"
          label={t(solved + missed.length === 0 ? 'puzzles.start' : 'puzzles.continue')}
          height={touch.confirm}
          isPrimary
          onPress={() => navigator.open({ to: 'puzzle', game, id: next.id })}
        />
      )}
      {missed[0] && (
        <Button
          testID="puzzles-missed"
          label={t('puzzles.missed', { count: missed.length })}
          height={touch.confirm}
          onPress={() => navigator.open({ to: 'puzzle', game, id: missed[0]?.id ?? '', again: true })}
        />
      )}
      <AppText size="small" tone="inkSoft" isFigures testID="puzzles-solved">
        {t('puzzles.solvedOf', { solved, all: puzzles.length })}
      </AppText>
    </View>
  )
}

function Grades({ puzzles }: PuzzlesProps) {
  const { t } = useTranslation()
  const progress = useProgress()
  return countGrades(puzzles, progress).map(({ grade, solved, all }) => (
    <Section key={grade} title={t('puzzles.gradeTitle', { grade, name: t(`puzzles.gradeName.${grade}`) })}>
      <AppText size="small" tone="inkSoft" isFigures>
        {t('puzzles.solvedOf', { solved, all })}
      </AppText>
      <PuzzleGrid puzzles={puzzles} grade={grade} progress={progress} />
    </Section>
  ))
}

function Themes({ puzzles }: PuzzlesProps) {
  const { t } = useTranslation()
  const progress = useProgress()
  return (
    <Section title={t('puzzles.themes')}>
      <View role="list" style={styles.themes}>
        {countThemes(puzzles, progress).map(({ theme, solved, all }) => (
          <View key={theme} role="listitem" style={styles.theme}>
            <AppText size="small" isBold>
              {t(`puzzles.theme.${theme}`)}
            </AppText>
            <AppText size="small" tone="inkSoft" isFigures>
              {t('puzzles.solvedOf', { solved, all })}
            </AppText>
          </View>
        ))}
      </View>
    </Section>
  )
}

const styles = StyleSheet.create({
  wayOn: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  themes: { gap: space.s },
  theme: { flexDirection: 'row', justifyContent: 'space-between', gap: space.m },
})
