import type { GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { space, touch } from '../../theme/tokens'
import { useBoard } from '../board/BoardContext'
import type { LessonRun } from './useLesson'
import { usePlayNow } from './usePlayNow'

interface LessonButtonsProps {
  readonly game: GameId
  readonly run: LessonRun
  readonly isLast: boolean
  /** The id of the lesson after this one. */
  readonly following: string | undefined
}

/** What can be done at this moment of a lesson. Nothing is forced: each step can be skipped, the lesson left. */
export function LessonButtons({ game, run, isLast, following }: LessonButtonsProps) {
  const { t } = useTranslation()
  const { actions } = useBoard()
  const focused = (act: () => void) => () => {
    act()
    actions.focusBoard()
  }
  const { state } = run
  if (state === 'done') return <EndButtons game={game} run={run} following={following} />
  if (state === 'asking')
    return <Button testID="lesson-skip" label={t('learn.skip')} isPlain onPress={focused(run.next)} />
  return (
    <View style={styles.row}>
      <Wide>
        <Button
          testID="lesson-again"
          label={t('learn.again')}
          height={touch.min}
          isPrimary={state === 'wrong'}
          focusRef={state === 'wrong' ? actions.questionRef : undefined}
          onPress={focused(run.again)}
        />
      </Wide>
      {state === 'right' && (
        <Wide>
          <Button
            testID="lesson-next"
            label={isLast ? t('learn.finish') : t('learn.next')}
            isPrimary
            focusRef={actions.questionRef}
            onPress={focused(run.next)}
          />
        </Wide>
      )}
    </View>
  )
}

/** At the end: the lesson once more, the next one, or a game against the easiest level with everything set. */
function EndButtons({ game, run, following }: Omit<LessonButtonsProps, 'isLast'>) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const { actions } = useBoard()
  const playNow = usePlayNow(game)
  const openNext = () => {
    if (following !== undefined) navigator.open({ to: 'learn', game, lesson: following }, { replace: true })
  }
  return (
    <View style={styles.row}>
      <Button testID="lesson-again" label={t('learn.repeat')} isPlain isTight onPress={run.again} />
      <Wide>
        <Button
          testID="play-now"
          label={t('learn.playNow')}
          accessibleLabel={t('learn.playNowLabel')}
          isTight
          isPrimary={following === undefined}
          focusRef={following === undefined ? actions.questionRef : undefined}
          onPress={playNow}
        />
      </Wide>
      {following !== undefined && (
        <Wide>
          <Button
            testID="lesson-next"
            label={t('learn.nextLesson')}
            isTight
            isPrimary
            focusRef={actions.questionRef}
            onPress={openNext}
          />
        </Wide>
      )}
    </View>
  )
}

function Wide({ children }: { readonly children: React.ReactNode }) {
  return <View style={styles.wide}>{children}</View>
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  wide: { flex: 1 },
})
