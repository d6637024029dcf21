import type { GameId } from '@tabuleiro/engine'
import Check from 'lucide-react-native/icons/check'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import type { Icon } from '../../components/Button'
import { CardButton } from '../../components/Card'
import { Chip } from '../../components/Chip'
import type { LessonTexts } from '../../games/lessons'
import type { Lesson } from '../../model/lessons/lesson'
import type { LessonProgress } from '../../model/progress/progress'
import { web } from '../../platform/web'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'

const DoneIcon: Icon = Check

interface LessonCardProps {
  readonly game: GameId
  readonly lesson: Lesson
  readonly number: number
  readonly texts: LessonTexts | undefined
  readonly progress: LessonProgress
}

/** A lesson of a course: its number or a mark that it is done, its title, and its idea in a line. */
export function LessonCard({ game, lesson, number, texts, progress: { isDone, steps } }: LessonCardProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { navigator } = useApp()
  const { title = lesson.id, about = '' } = texts ?? {}
  const state = t(steps > 0 ? 'learn.isUnderWay' : isDone ? 'learn.isDone' : 'learn.isNew')
  return (
    <View role="listitem" {...web({ dataSet: { done: String(isDone) } })} testID={`lesson-${lesson.id}`}>
      <CardButton
        testID={`open-lesson-${lesson.id}`}
        label={t('learn.lessonOf', { number, title, about, state })}
        onPress={() => navigator.open({ to: 'learn', game, lesson: lesson.id })}
        style={styles.card}
      >
        <View
          aria-hidden
          style={[styles.number, { borderColor: isDone ? theme.green : theme.line, backgroundColor: theme.paper }]}
        >
          {isDone ? (
            <DoneIcon color={theme.green} size={20} strokeWidth={2.5} />
          ) : (
            <AppText size="small" isBold isFigures>
              {number}
            </AppText>
          )}
        </View>
        <View aria-hidden style={styles.words}>
          <AppText isBold>{title}</AppText>
          <AppText size="small" tone="inkSoft">
            {about}
          </AppText>
        </View>
        {steps > 0 && (
          <View aria-hidden>
            <Chip word={state} tone="blue" />
          </View>
        )}
      </CardButton>
    </View>
  )
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.m, padding: space.m },
  number: { width: 36, height: 36, alignItems: 'center', justifyContent: 'center', borderWidth: 1.5, borderRadius: 18 },
  words: { flex: 1 },
})
