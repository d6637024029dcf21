import type { Puzzle } from '@tabuleiro/ai'
import Ellipsis from 'lucide-react-native/icons/ellipsis'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button, IconButton } from '../../components/Button'
import { nextPuzzle } from '../../model/puzzles/choose'
import { isAsked } from '../../model/puzzles/solving'
import { space } from '../../theme/tokens'
import { useBoard } from '../board/BoardContext'
import type { PuzzleRun } from './usePuzzle'

interface PuzzleButtonsProps {
  readonly run: PuzzleRun
  readonly puzzles: readonly Puzzle[]
  readonly again: boolean
  readonly onMore: () => void
}

/** What can be done at this moment of a puzzle, and the rest in a sheet. */
export function PuzzleButtons(props: PuzzleButtonsProps) {
  const { t } = useTranslation()
  const { solving } = props.run
  const isOver = solving.state === 'solved' || solving.state === 'shown'
  return (
    <View style={styles.row}>
      <IconButton testID="puzzle-more" label={t('puzzles.more')} Icon={Ellipsis} onPress={props.onMore} />
      {isOver ? (
        <EndButtons run={props.run} puzzles={props.puzzles} again={props.again} />
      ) : (
        <TryButtons run={props.run} />
      )}
    </View>
  )
}

/** While it is being solved: a hint, the solution, and after a wrong move another try. */
function TryButtons({ run }: { readonly run: PuzzleRun }) {
  const { t } = useTranslation()
  const { actions } = useBoard()
  const isWrong = run.solving.state === 'wrong'
  const again = () => {
    run.again()
    actions.focusBoard()
  }
  return (
    <>
      <View style={styles.wide}>
        <Button testID="puzzle-show" label={t('puzzles.show')} isTight isPlain={!isWrong} onPress={run.show} />
      </View>
      <View style={styles.wide}>
        {isWrong ? (
          <Button
            testID="puzzle-again"
            label={t('puzzles.again')}
            isTight
            isPrimary
            focusRef={actions.questionRef}
            onPress={again}
          />
        ) : (
          <Button
            testID="puzzle-hint"
            label={t('puzzles.hint')}
            isTight
            isDisabled={!isAsked(run.solving)}
            onPress={run.hint}
          />
        )}
      </View>
    </>
  )
}

/** At the end: the puzzle once more, or the next one. */
function EndButtons({ run, puzzles, again }: Omit<PuzzleButtonsProps, 'onMore'>) {
  const { t } = useTranslation()
  const { navigator, progress } = useApp()
  const { actions } = useBoard()
  const { game, id } = run.solving.puzzle
  const next = nextPuzzle(puzzles, progress.get(), id, again)
  const goOn = () => {
    if (next) navigator.open({ to: 'puzzle', game, id: next.id, ...(again && { again }) }, { replace: true })
    else navigator.open({ to: 'puzzles', game }, { replace: true })
  }
  return (
    <>
      <View style={styles.wide}>
        <Button testID="puzzle-again" label={t('puzzles.repeat')} isTight onPress={run.again} />
      </View>
      <View style={styles.wide}>
        <Button
          testID="puzzle-next"
          label={t(next ? 'puzzles.next' : 'puzzles.title')}
          isTight
          isPrimary
          focusRef={actions.questionRef}
          onPress={goOn}
        />
      </View>
    </>
  )
}

const styles = StyleSheet.create({
  row: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  wide: { flex: 1 },
})
