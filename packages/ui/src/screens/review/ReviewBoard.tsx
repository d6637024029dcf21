import { isMistake } from '@tabuleiro/ai'
import { gameOf } from '@tabuleiro/engine'
import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronRight from 'lucide-react-native/icons/chevron-right'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button, IconButton } from '../../components/Button'
import { sideLine, withoutTaps, type SideLine } from '../../model/review/lines'
import type { MistakesOf, Review, ReviewedMove } from '../../model/review/review'
import type { ReviewState } from '../../model/review/reviewRun'
import { ownSideOf } from '../../model/session/seats'
import { createMatchSession, type MatchSession } from '../../model/session/session'
import { useKeys } from '../../platform/useKeys'
import { hasModifier } from '../../platform/web'
import { space } from '../../theme/tokens'
import { reviewNames, type ReviewWords } from '../../words/review'
import { PracticeFrame } from '../practice/PracticeFrame'
import { PracticeScreen } from '../practice/PracticeScreen'
import { ReviewPanel } from './ReviewPanel'

interface ReviewBoardProps {
  readonly words: ReviewWords
  readonly state: ReviewState
  readonly review: Review | undefined
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onLearn: (whose: MistakesOf) => void
  readonly onExplore: (ply: number) => void
  readonly onLeave: () => void
}

/** Which ply a key leads to. */
const STEPS: Readonly<Record<string, ((ply: number) => number) | undefined>> = {
  ArrowLeft: ply => ply - 1,
  ArrowRight: ply => ply + 1,
  Home: () => 0,
  End: () => Infinity,
}

/** The board of a review with the graph, the story and the moves beside it. */
export function ReviewBoard(props: ReviewBoardProps) {
  const { words, state, review, onLearn, onLeave } = props
  const { t } = useTranslation()
  const { match } = words
  const [line, setLine] = useState<SideLine>()
  const session = useShownSession(words, line)
  const ply = useShownPly(session)
  const browse = (to: number) => session.browse(Math.max(line?.from ?? 0, to))
  useStepKeys(ply, browse)
  const showLine = (kind: SideLine['kind'], move: ReviewedMove) => setLine(sideLine(match, kind, move))
  const backToGame = () => setLine(undefined)
  const own = ownSideOf(match) ?? 'both'
  const hasMistakes = review?.moves.some(move => move && isMistake(move.quality)) === true
  return (
    <PracticeScreen
      key={line === undefined ? 'game' : `${line.kind}-${line.from}`}
      session={session}
      isFlipped={false}
      testID="review"
      data={{ progress: state.done.toFixed(2), ply: String(ply), stage: state.stage }}
    >
      <PracticeFrame
        title={t('review.title', { game: gameOf(match.game).name })}
        leaveId="review-leave"
        onLeave={onLeave}
        buttons={
          <View style={styles.buttons}>
            <IconButton
              testID="step-back"
              label={t('play.back')}
              Icon={ChevronLeft}
              isDisabled={ply <= (line?.from ?? 0)}
              onPress={() => browse(ply - 1)}
            />
            <IconButton
              testID="step-forward"
              label={t('play.forward')}
              Icon={ChevronRight}
              isDisabled={ply >= session.getState().match.plies.length}
              onPress={() => browse(ply + 1)}
            />
            <View style={styles.wide}>
              {line ? (
                <Button testID="back-to-game" label={t('review.backToGame')} isPrimary onPress={backToGame} />
              ) : (
                <Button
                  testID="mistakes"
                  label={t('review.learn')}
                  isPrimary
                  isDisabled={!hasMistakes}
                  onPress={() => onLearn(own)}
                />
              )}
            </View>
          </View>
        }
      >
        <ReviewPanel
          {...props}
          ply={ply}
          line={line}
          onPly={browse}
          onLine={showLine}
          onExplore={() => props.onExplore(ply)}
        />
      </PracticeFrame>
    </PracticeScreen>
  )
}

/** The session that the board shows: the game, or a line beside it from where it leaves the game. */
function useShownSession(words: ReviewWords, line: SideLine | undefined): MatchSession {
  const { t, match } = words
  const names = useMemo(() => reviewNames({ t, match }), [t, match])
  const game = useMemo(() => createMatchSession(withoutTaps(match, names)), [match, names])
  const beside = useMemo(() => {
    if (!line) return undefined
    const session = createMatchSession(withoutTaps(line.match, names))
    session.browse(line.from)
    return session
  }, [line, names])
  // The first move of the line is played at once, so that it is seen to move.
  useEffect(() => {
    if (line) beside?.browse(line.from + 1)
  }, [beside, line])
  return beside ?? game
}

function useShownPly(session: MatchSession): number {
  const read = () => session.getState().browsedPly ?? session.getState().match.plies.length
  return useSyncExternalStore(session.subscribe, read, read)
}

/** Keys that no part has used step through the moves. */
function useStepKeys(ply: number, browse: (ply: number) => void): void {
  useKeys(event => {
    const { nativeEvent, defaultPrevented = false } = event
    const step = STEPS[nativeEvent.key]
    if (defaultPrevented || hasModifier(nativeEvent) || !step) return
    browse(step(ply))
    event.preventDefault()
  })
}

const styles = StyleSheet.create({
  buttons: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  wide: { flex: 1 },
})
