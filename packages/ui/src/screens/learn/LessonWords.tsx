import Check from 'lucide-react-native/icons/check'
import RotateCcw from 'lucide-react-native/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import type { Icon } from '../../components/Button'
import { useAnnounceChanges } from '../../components/useAnnounce'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { useBoard } from '../board/BoardContext'
import { WhyNotLine } from '../board/WhyNotLine'
import { usePlayLayout } from '../play/layout/playLayout'
import type { LessonRun } from './useLesson'

interface LessonWordsProps {
  readonly run: LessonRun
  readonly ask: string
  readonly right: string
  readonly wrong: string
  readonly title: string
  /** The title of the lesson after this one. */
  readonly following: string | undefined
}

const icons: Readonly<Partial<Record<LessonRun['state'], Icon>>> = { right: Check, done: Check, wrong: RotateCcw }

/**
 * What to do, or what the last move was: one message at a time, announced once. The task stays in sight after a wrong
 * move, and on a roomy screen after a right one too.
 */
export function LessonWords({ run, ask, right, wrong, title, following }: LessonWordsProps) {
  const { t } = useTranslation()
  const { isRoomy } = usePlayLayout()
  const { choices, chooser } = useBoard().view
  const end = following === undefined ? t('learn.lastDone') : t('learn.nextIs', { title: following })
  const message = { asking: ask, right, wrong, done: `${t('learn.done', { title })} ${end}` }[run.state]
  useAnnounceChanges(message)
  const hasTask = run.state === 'wrong' || (isRoomy && run.state === 'right')
  const task = hasTask && (
    <AppText testID="lesson-task" size="small" tone="inkSoft">
      {ask}
    </AppText>
  )
  return (
    <>
      {isRoomy && task}
      <StepMessage state={run.state}>
        <View role="status" aria-live="polite" testID="status" style={styles.fill}>
          <AppText size={sizeOf(message, isRoomy)}>{message}</AppText>
        </View>
      </StepMessage>
      {!isRoomy && task}
      {choices.length + chooser.length > 0 && <AppText size="small">{t('learn.choose')}</AppText>}
      <WhyNotLine />
    </>
  )
}

/** On a small screen a long message is written in smaller letters. */
const SHORT_MESSAGE = 110

function sizeOf(message: string, isRoomy: boolean): 'title' | 'body' | 'small' {
  return isRoomy ? 'title' : message.length <= SHORT_MESSAGE ? 'body' : 'small'
}

/** A message with a sign that tells right from wrong by its shape. */
function StepMessage({ state, children }: { readonly state: LessonRun['state']; readonly children: ReactNode }) {
  const theme = useTheme()
  const Sign = icons[state]
  return (
    <View style={styles.told}>
      {Sign && (
        <View aria-hidden style={styles.sign}>
          <Sign color={state === 'wrong' ? theme.terracotta : theme.green} size={20} strokeWidth={2.5} />
        </View>
      )}
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  told: { flexDirection: 'row', gap: space.s },
  sign: { paddingTop: 1 },
  fill: { flex: 1 },
})
