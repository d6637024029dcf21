import { gameOf } from '@tabuleiro/engine'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useGames } from '../../app/useLibrary'
import { useProgress } from '../../app/useProgress'
import { useSetting } from '../../app/useSettings'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import { Page } from '../../components/Page'
import { lookUpGameUi } from '../../games/registry'
import { progressKey, type Progress } from '../../model/progress/progress'
import { ownPuzzleId, type OwnMistake } from '../../model/review/ownMistakes'
import { space, touch } from '../../theme/tokens'
import { numberOf } from '../../words/review'
import { MistakeQuestion } from '../review/MistakeTrainer'
import { useOwnMistakes } from './useOwnMistakes'

/** The mistakes of one's own games as puzzles: those that are not solved yet come first. */
export function OwnPuzzles() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const progress = useProgress()
  const [queue, setQueue] = useState<readonly OwnMistake[]>()
  const found = useOwnMistakes(useGames())
  const solved = found.mistakes.filter(mistake => isSolved(progress, mistake)).length
  if (queue) return <Questions queue={queue} onLeave={() => setQueue(undefined)} />
  const all = found.mistakes.length
  const begin = () => {
    const open = found.mistakes.filter(mistake => !isSolved(progress, mistake))
    setQueue(open.length > 0 ? open : found.mistakes)
  }
  const [unreviewed] = found.unreviewed
  return (
    <Page title={t('puzzles.ownTitle')} onBack={() => navigator.back()} maxWidth={760}>
      {all > 0 ? (
        <View style={styles.row}>
          <Button
            testID="own-start"
            label={t(solved === 0 ? 'puzzles.start' : 'puzzles.continue')}
            height={touch.confirm}
            isPrimary
            onPress={begin}
          />
          <AppText size="small" tone="inkSoft" isFigures testID="own-solved">
            {t('puzzles.solvedOf', { solved, all })}
          </AppText>
        </View>
      ) : (
        found.isComplete && (
          <View testID="own-none">
            <AppText>{t('puzzles.ownNone')}</AppText>
            <AppText size="small" tone="inkSoft">
              {t('puzzles.ownNoneHint')}
            </AppText>
          </View>
        )
      )}
      {unreviewed !== undefined && (
        <View style={styles.row}>
          <AppText size="small" tone="inkSoft">
            {t('puzzles.ownUnreviewed', { count: found.unreviewed.length })}
          </AppText>
          <Button
            testID="own-review"
            label={t('puzzles.ownReview')}
            onPress={() => navigator.open({ to: 'review', id: unreviewed })}
          />
        </View>
      )}
    </Page>
  )
}

function isSolved({ puzzles }: Progress, mistake: OwnMistake): boolean {
  const result = puzzles[progressKey(mistake.match.game, ownPuzzleId(mistake))]?.result
  return result === 'first' || result === 'solved'
}

interface QuestionsProps {
  /** As it was when it was begun: what is solved meanwhile stays in it. */
  readonly queue: readonly OwnMistake[]
  readonly onLeave: () => void
}

/** The questions one by one. */
function Questions({ queue, onLeave }: QuestionsProps) {
  const { t } = useTranslation()
  const { progress } = useApp()
  const style = useSetting('moveStyle')
  const [index, setIndex] = useState(0)
  const asked = queue[index]
  if (!asked) return null
  const { match, move } = asked
  const { game } = match
  return (
    <MistakeQuestion
      key={ownPuzzleId(asked)}
      words={{ t, gameUi: lookUpGameUi(game), match, style }}
      mistake={move}
      index={index}
      count={queue.length}
      onIndex={setIndex}
      onLeave={onLeave}
      onResult={result => progress.notePuzzle(game, ownPuzzleId(asked), result)}
    >
      <AppText size="small" tone="inkSoft">
        {t('puzzles.ownOf', { game: gameOf(game).name, number: numberOf(match, move.ply) })}
      </AppText>
    </MistakeQuestion>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
})
