import { gameIds, gameOf, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useProgress } from '../../app/useProgress'
import { AppText } from '../../components/AppText'
import { Card } from '../../components/Card'
import { lookUpGameUi } from '../../games/registry'
import { countLessonsDone } from '../../model/progress/progress'
import { roomy } from '../../theme/roomy'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

/** The courses of all games, each with how much of it is done. */
export function LearnPanel() {
  const { t } = useTranslation()
  return (
    <Card style={styles.panel} role="region" aria-label={t('learn.lessons')}>
      <AppText role="heading" level={2} isBold>
        {t('learn.lessons')}
      </AppText>
      <AppText size="small" tone="inkSoft">
        {t('learn.intro')}
      </AppText>
      <View style={styles.rows}>
        {gameIds.map(game => (
          <CourseRow key={game} game={game} />
        ))}
      </View>
    </Card>
  )
}

function CourseRow({ game }: { readonly game: GameId }) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { navigator } = useApp()
  const { name } = gameOf(game)
  const count = lookUpGameUi(game).lessonCount
  const done = Math.min(count, countLessonsDone(useProgress(), game))
  const state = done === count ? t('learn.allDone') : t('learn.doneOf', { done, count })
  return (
    <Pressable
      role="button"
      testID={`course-${game}`}
      aria-label={`${t('learn.learnGame', { game: name })}. ${state}`}
      onPress={() => navigator.open({ to: 'learn', game })}
      style={({ pressed }) => [styles.row, { backgroundColor: pressed ? theme.sunken : theme.paper }]}
    >
      <View aria-hidden style={styles.words}>
        <AppText size="small" isBold>
          {name}
        </AppText>
        <AppText size="tiny" tone="inkSoft" isFigures>
          {state}
        </AppText>
      </View>
      <View aria-hidden style={[styles.meter, { backgroundColor: theme.line }]}>
        <View style={[styles.done, { width: `${(100 * done) / count}%`, backgroundColor: theme.green }]} />
      </View>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  panel: { flex: 1, gap: space.s },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  row: {
    flexGrow: 1,
    width: '46%',
    minHeight: roomy,
    justifyContent: 'center',
    gap: space.xs,
    padding: space.m,
    borderRadius: radius.control,
  },
  words: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.s },
  meter: { height: 4, borderRadius: 2 },
  done: { height: 4, borderRadius: 2 },
})
