import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useProgress } from '../../app/useProgress'
import { useToday } from '../../app/usePuzzles'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Card, CardButton } from '../../components/Card'
import { TODAY } from '../../model/puzzles/day'
import { countStreak, progressKey } from '../../model/progress/progress'
import { roomy } from '../../theme/roomy'
import { space } from '../../theme/tokens'

/** The puzzles of the day, and the way to all others. No puzzle is loaded for it: the streaks are in the progress. */
export function PuzzlesPanel() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <Card role="region" aria-label={t('puzzles.today')} style={styles.panel}>
      <View style={styles.head}>
        <AppText role="heading" level={2} isBold>
          {t('puzzles.today')}
        </AppText>
        <Button
          testID="puzzles"
          label={t('puzzles.byGame')}
          isPlain
          isTight
          onPress={() => navigator.open({ to: 'puzzles' })}
        />
      </View>
      <View style={styles.days}>
        {gameIds.map(game => (
          <Day key={game} game={game} />
        ))}
      </View>
    </Card>
  )
}

function Day({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const today = useToday()
  const { name } = gameOf(game)
  const isSolved = progressKey(game, today) in progress.days
  const streak = countStreak(progress, game, today)
  const state = t(isSolved ? 'puzzles.solvedToday' : 'puzzles.solve')
  return (
    <View style={styles.day}>
      <CardButton
        testID="puzzle-of-the-day"
        label={t('puzzles.todayOf', { game: name, state })}
        onPress={() => navigator.open({ to: 'puzzle', game, id: TODAY })}
        style={styles.card}
      >
        <View aria-hidden>
          <AppText size="small" isBold>
            {name}
          </AppText>
          <AppText size="tiny" tone={isSolved ? 'blue' : 'inkSoft'} isFigures>
            {streak > 0 ? `${state} · ${t('puzzles.streak', { count: streak })}` : state}
          </AppText>
        </View>
      </CardButton>
    </View>
  )
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
  days: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  day: { flexGrow: 1, flexBasis: 130 },
  card: { padding: space.m, minHeight: roomy, justifyContent: 'center' },
})
