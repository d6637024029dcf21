import type { Grade, Puzzle } from '@tabuleiro/ai'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { puzzleResult } from '../../model/puzzles/choose'
import type { Progress } from '../../model/progress/progress'
import { roomy } from '../../theme/roomy'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

/** The sign of each result below its number: shapes tell them apart. */
const SIGNS = { first: '★', solved: '✓', missed: '↺', new: '' } as const

interface PuzzleGridProps {
  readonly puzzles: readonly Puzzle[]
  readonly grade: Grade
  readonly progress: Progress
}

/** The puzzles of a grade as numbers, each with how it went. */
export function PuzzleGrid({ puzzles, grade, progress }: PuzzleGridProps) {
  return (
    <View style={styles.grid}>
      {puzzles.map(
        (puzzle, i) =>
          puzzle.grade === grade && (
            <Entry key={puzzle.id} puzzle={puzzle} number={i + 1} result={puzzleResult(progress, puzzle) ?? 'new'} />
          ),
      )}
    </View>
  )
}

interface EntryProps {
  readonly puzzle: Puzzle
  readonly number: number
  readonly result: keyof typeof SIGNS
}

function Entry({ puzzle: { game, id, grade }, number, result }: EntryProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { navigator } = useApp()
  return (
    <Pressable
      role="button"
      testID={`puzzle-${id}`}
      aria-label={t('puzzles.entry', { number, grade, state: t(`puzzles.state.${result}`) })}
      onPress={() => navigator.open({ to: 'puzzle', game, id })}
      style={({ pressed }) => [
        styles.entry,
        { borderColor: theme.line, backgroundColor: pressed ? theme.sunken : theme.surface },
      ]}
    >
      <View aria-hidden style={styles.face}>
        <AppText size="small" isBold isFigures align="center">
          {number}
        </AppText>
        <AppText size="tiny" tone={result === 'missed' ? 'terracotta' : 'blue'} align="center">
          {SIGNS[result]}
        </AppText>
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  entry: { minWidth: roomy, minHeight: roomy, borderWidth: 1, borderRadius: radius.control },
  face: { flex: 1, justifyContent: 'center', paddingHorizontal: space.xs },
})
