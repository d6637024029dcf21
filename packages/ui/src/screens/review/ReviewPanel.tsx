import { isMistake } from '@tabuleiro/ai'
import GitBranch from 'lucide-react-native/icons/git-branch'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { Button } from '../../components/Button'
import type { SideLine } from '../../model/review/lines'
import type { Review, ReviewedMove } from '../../model/review/review'
import type { ReviewState } from '../../model/review/reviewRun'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { formatReviewedMove, formatStory, writeReviewedText, type ReviewWords } from '../../words/review'
import { usePlayLayout } from '../play/layout/playLayout'
import { Graph, GraphLegend } from './Graph'
import { ReviewMoves } from './ReviewMoves'

interface ReviewPanelProps {
  readonly words: ReviewWords
  readonly state: ReviewState
  readonly review: Review | undefined
  readonly ply: number
  readonly line: SideLine | undefined
  readonly onStart: () => void
  readonly onStop: () => void
  readonly onPly: (ply: number) => void
  readonly onLine: (kind: SideLine['kind'], move: ReviewedMove) => void
  /** Explores from the position shown, beside the game. */
  readonly onExplore: () => void
}

const GRAPH_HEIGHT = 92

/** What stands beside the board: progress, the graph, the move that is shown, the story and all moves. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { words, state, review, ply, line, onPly, onLine } = props
  const { t } = useTranslation()
  const width = usePlayLayout().across - 2 * space.l
  const shown = line ? undefined : review?.moves[ply - 1]
  return (
    <>
      {state.stage !== 'complete' && <Progress {...props} />}
      {review && (
        <View style={styles.now}>
          <Graph
            words={words}
            review={review}
            ply={line ? line.from : ply}
            width={width}
            height={GRAPH_HEIGHT}
            onPly={onPly}
          />
          <GraphLegend words={words} />
        </View>
      )}
      <View testID="status" role="status" aria-live="polite" style={styles.now}>
        {line ? (
          <AppText isBold>{t(line.kind === 'better' ? 'review.betterLine' : 'review.allowedLine')}</AppText>
        ) : (
          shown && <ShownMove words={words} move={shown} onLine={onLine} />
        )}
      </View>
      {review && !line && (
        <>
          <Story words={words} review={review} />
          <ReviewMoves words={words} review={review} ply={ply} onPly={onPly} />
          <Button testID="review-explore" label={t('play.explore')} Icon={GitBranch} onPress={props.onExplore} />
          <CopyButton words={words} review={review} />
        </>
      )}
    </>
  )
}

/** How far the analysis is, with a bar, and a button that stops it or goes on. */
function Progress({ state, onStart, onStop }: ReviewPanelProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { stage, done } = state
  const percent = Math.round(100 * done)
  const isRunning = stage === 'running'
  const words =
    stage === 'failed' ? t('review.failed') : t(isRunning ? 'review.running' : 'review.stopped', { percent })
  return (
    <View style={styles.progress}>
      <View style={styles.wide}>
        <AppText size="small">{words}</AppText>
        <View
          role="progressbar"
          aria-label={words}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          style={[styles.track, { backgroundColor: theme.sunken }]}
        >
          <View style={[styles.bar, { width: `${percent}%`, backgroundColor: theme.blue }]} />
        </View>
      </View>
      <Button
        testID={isRunning ? 'review-stop' : 'review-go-on'}
        label={t(isRunning ? 'review.stop' : 'review.goOn')}
        onPress={isRunning ? onStop : onStart}
      />
    </View>
  )
}

interface ShownMoveProps {
  readonly words: ReviewWords
  readonly move: ReviewedMove
  readonly onLine: ReviewPanelProps['onLine']
}

/** What is said of the move that is shown, and the lines beside it that can be played through. */
function ShownMove({ words, move, onLine }: ShownMoveProps) {
  const { t } = useTranslation()
  const [first = '', ...rest] = formatReviewedMove(words, move)
  return (
    <>
      <AppText isBold>{first}</AppText>
      {rest.map(sentence => (
        <AppText key={sentence} size="small">
          {sentence}
        </AppText>
      ))}
      {isMistake(move.quality) && (
        <View style={styles.lines}>
          <Button testID="show-better" label={t('review.showBetter')} onPress={() => onLine('better', move)} />
          {(move.judged.refutation?.length ?? 0) > 0 && (
            <Button testID="show-allowed" label={t('review.showAllowed')} onPress={() => onLine('allowed', move)} />
          )}
        </View>
      )}
    </>
  )
}

function Story({ words, review }: { readonly words: ReviewWords; readonly review: Review }) {
  const theme = useTheme()
  return (
    <View testID="story" style={[styles.story, { borderColor: theme.line }]}>
      {formatStory(words, review).map(sentence => (
        <AppText key={sentence} size="small">
          {sentence}
        </AppText>
      ))}
    </View>
  )
}

/** Copies the record with what the review says of it. */
function CopyButton({ words, review }: { readonly words: ReviewWords; readonly review: Review }) {
  const { t } = useTranslation()
  const { device } = useApp()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await device.copy(writeReviewedText(words, review)))
  return (
    <Button
      testID="copy-review"
      label={t(isCopied ? 'review.copied' : 'review.copy')}
      isDisabled={!review.isComplete}
      onPress={() => void copy()}
    />
  )
}

const styles = StyleSheet.create({
  progress: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  wide: { flex: 1, gap: space.xs },
  track: { height: 8, borderRadius: 4, overflow: 'hidden' },
  bar: { height: 8 },
  now: { gap: space.xs },
  lines: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs },
  story: { gap: space.xs, padding: space.m, borderWidth: 1, borderRadius: radius.card },
})
