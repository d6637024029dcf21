import { gameOf, type GameId } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useProgress } from '../../app/useProgress'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Message } from '../../components/Message'
import { Page } from '../../components/Page'
import { Section } from '../../components/Section'
import type { Course } from '../../games/lessons'
import { pickLanguage } from '../../i18n/languages'
import { countLessonsDone, lessonProgress } from '../../model/progress/progress'
import { space, touch } from '../../theme/tokens'
import { LessonCard } from './LessonCard'
import { usePlayNow } from './usePlayNow'

interface CoursePageProps {
  readonly game: GameId
  readonly course: Course
}

/** The lessons of a game in their order, each with how far it was done, and the way on. */
export function CoursePage({ game, course }: CoursePageProps) {
  const { t, i18n } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const texts = course.texts[pickLanguage([i18n.language])]
  const { name } = gameOf(game)
  const done = countLessonsDone(progress, game)
  return (
    <Page title={t('learn.title', { game: name })} onBack={() => navigator.back()}>
      <View style={styles.head}>
        <AppText size="title" tone="inkSoft">
          {t('learn.intro')}
        </AppText>
        <WayOn game={game} course={course} />
      </View>
      {(['rules', 'strategy'] as const).map(kind => (
        <Section key={kind} title={t(`learn.${kind}`)}>
          <View role="list" style={styles.list}>
            {course.lessons.map(
              (lesson, i) =>
                lesson.kind === kind && (
                  <LessonCard
                    key={lesson.id}
                    game={game}
                    lesson={lesson}
                    number={i + 1}
                    texts={texts.lessons[lesson.id]}
                    progress={lessonProgress(progress, game, lesson.id)}
                  />
                ),
            )}
          </View>
        </Section>
      ))}
      <Reset game={game} isNeeded={done > 0} />
    </Page>
  )
}

/** How much is done, the lesson to go on with, and a game with everything set. */
function WayOn({ game, course }: CoursePageProps) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const playNow = usePlayNow(game)
  const count = course.lessons.length
  const done = course.lessons.filter(({ id }) => lessonProgress(progress, game, id).isDone).length
  const next =
    course.lessons.find(({ id }) => lessonProgress(progress, game, id).steps > 0) ??
    course.lessons.find(({ id }) => !lessonProgress(progress, game, id).isDone)
  const isBegun = done > 0 || (next !== undefined && lessonProgress(progress, game, next.id).steps > 0)
  const open = () => navigator.open({ to: 'learn', game, lesson: next?.id ?? course.lessons[0]?.id ?? '' })
  return (
    <View style={styles.wayOn}>
      <Button
        testID="lesson-continue"
        label={t(next === undefined ? 'learn.repeat' : isBegun ? 'learn.continue' : 'learn.begin')}
        height={touch.confirm}
        isPrimary={next !== undefined}
        onPress={open}
      />
      <Button
        testID="play-now"
        label={t('learn.playNow')}
        accessibleLabel={t('learn.playNowLabel')}
        height={touch.confirm}
        isPrimary={next === undefined}
        onPress={playNow}
      />
      <AppText size="small" tone="inkSoft" isFigures testID="lessons-done">
        {done === count ? t('learn.allDone') : t('learn.doneOf', { done, count })}
      </AppText>
    </View>
  )
}

/** Forgets which lessons of this game were done, and says so. */
function Reset({ game, isNeeded }: { readonly game: GameId; readonly isNeeded: boolean }) {
  const { t } = useTranslation()
  const { progress } = useApp()
  const [wasReset, setReset] = useState(false)
  if (!isNeeded) return wasReset ? <Message tone="good" text={t('learn.wasReset')} /> : null
  const reset = () => {
    progress.reset(game)
    setReset(true)
  }
  return (
    <View style={styles.reset}>
      <View style={styles.fill}>
        <AppText size="small" tone="inkSoft">
          {t('learn.resetHint')}
        </AppText>
      </View>
      <Button testID="lessons-reset" label={t('learn.reset')} onPress={reset} />
    </View>
  )
}

const styles = StyleSheet.create({
  head: { gap: space.l },
  wayOn: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  list: { gap: space.s },
  reset: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  fill: { flex: 1 },
})
