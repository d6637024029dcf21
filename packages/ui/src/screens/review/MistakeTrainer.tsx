import { positionOf, readMove, rulesOf, seenAt } from '@tabuleiro/engine'
import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { AppText } from '../../components/AppText'
import { Button, IconButton } from '../../components/Button'
import { Segments } from '../../components/Segments'
import { useStableCallback } from '../../components/useStableCallback'
import { matchAfter } from '../../model/review/lines'
import { listMistakes, type MistakesOf, type Review, type ReviewedMove } from '../../model/review/review'
import { space } from '../../theme/tokens'
import { sayMoveAt } from '../../words/moves'
import { personOf, seatName } from '../../words/playerNames'
import { formatBest, formatReply, reviewNames, type ReviewWords } from '../../words/review'
import { WhyNotLine } from '../board/WhyNotLine'
import { PracticeFrame } from '../practice/PracticeFrame'
import { PracticeScreen } from '../practice/PracticeScreen'
import { MistakeStrip, type MistakeResult } from './MistakeStrip'
import { useMistakeTrainer, type MistakeTrainer as Trainer } from './useMistakeTrainer'

interface MistakeTrainerProps {
  readonly words: ReviewWords
  readonly review: Review
  readonly whose: MistakesOf
  readonly onLeave: () => void
}

/** The mistakes of a game one by one, each as a question on the board before it: find a better move. */
export function MistakeTrainer({ words, review, whose: first, onLeave }: MistakeTrainerProps) {
  const { t } = useTranslation()
  const { match } = words
  const hasOwn = listMistakes(review, first).length > 0
  const [whose, setWhose] = useState<MistakesOf>(hasOwn ? first : 'both')
  const [{ index: wanted, isJump }, setAsked] = useState({ index: 0, isJump: false })
  const [results, setResults] = useState<ReadonlyMap<ReviewedMove, MistakeResult>>(new Map())
  const mistakes = listMistakes(review, whose)
  const index = Math.min(wanted, mistakes.length - 1)
  const mistake = mistakes[index]
  const [one, other] = reviewNames({ t, match })
  const choose = (next: MistakesOf) => {
    setWhose(next)
    setAsked({ index: 0, isJump: false })
  }
  if (!mistake) return null
  return (
    <MistakeQuestion
      key={mistake.ply}
      words={words}
      mistake={mistake}
      index={index}
      count={mistakes.length}
      onIndex={next => setAsked({ index: next, isJump: false })}
      onLeave={onLeave}
      onResult={result => setResults(all => new Map(all).set(mistake, result))}
    >
      {mistakes.length > 1 && (
        <MistakeStrip
          words={words}
          mistakes={mistakes}
          index={index}
          results={results}
          isFocused={isJump}
          onJump={next => setAsked({ index: next, isJump: true })}
        />
      )}
      <Segments
        label={t('review.whose')}
        value={whose}
        choices={[
          ...(listMistakes(review, 0).length > 0 ? [{ value: 0 as const, word: one, testID: 'whose-1' }] : []),
          ...(listMistakes(review, 1).length > 0 ? [{ value: 1 as const, word: other, testID: 'whose-2' }] : []),
          { value: 'both' as const, word: t('review.whoseBoth'), testID: 'whose-both' },
        ]}
        onChange={choose}
      />
    </MistakeQuestion>
  )
}

/** A mistake as a question. */
export interface MistakeQuestionProps {
  readonly words: ReviewWords
  readonly mistake: ReviewedMove
  readonly index: number
  readonly count: number
  readonly onIndex: (index: number) => void
  readonly onLeave: () => void
  /** Called with how the question went. */
  readonly onResult?: (result: MistakeResult) => void
  readonly children?: ReactNode
}

/** One mistake as a question on the board before it. */
export function MistakeQuestion(props: MistakeQuestionProps) {
  const { words, mistake, index, count, onIndex, onLeave, onResult, children } = props
  const { t } = useTranslation()
  const trainer = useMistakeTrainer(words, mistake)
  const { session, stage } = trainer
  const report = useStableCallback((result: MistakeResult) => onResult?.(result))
  useEffect(() => {
    if (stage === 'right' || stage === 'nearly') report('solved')
    if (stage === 'shown') report('missed')
  }, [stage, report])
  return (
    <PracticeScreen session={session} testID="mistake" data={{ ply: String(mistake.ply), state: stage }}>
      <PracticeFrame
        title={t('review.learnTitle')}
        progress={
          <AppText size="small" isFigures testID="mistake-counter">
            {t('review.counter', { number: index + 1, count })}
          </AppText>
        }
        leaveId="mistake-leave"
        onLeave={onLeave}
        buttons={<Buttons trainer={trainer} index={index} count={count} onIndex={onIndex} onLeave={onLeave} />}
      >
        <View testID="status" role="status" aria-live="polite">
          <AppText isBold={stage !== 'asking'}>{formatStage(words, mistake, trainer)}</AppText>
        </View>
        <WhyNotLine />
        {children}
      </PracticeFrame>
    </PracticeScreen>
  )
}

type ButtonsProps = Pick<MistakeQuestionProps, 'index' | 'count' | 'onIndex' | 'onLeave'> & {
  readonly trainer: Trainer
}

function Buttons({ trainer, index, count, onIndex, onLeave }: ButtonsProps) {
  const { t } = useTranslation()
  const { stage, isHinted } = trainer
  const isOver = stage === 'right' || stage === 'nearly' || stage === 'shown'
  const isLast = index + 1 >= count
  const goOn = () => (isLast ? onLeave() : onIndex(index + 1))
  return (
    <View style={styles.buttons}>
      {index > 0 && (
        <IconButton
          testID="mistake-previous"
          label={t('review.previous')}
          Icon={ChevronLeft}
          onPress={() => onIndex(index - 1)}
        />
      )}
      {stage === 'asking' && !isHinted && (
        <Button testID="mistake-hint" label={t('review.hint')} onPress={trainer.hint} />
      )}
      {!isOver && <Button testID="mistake-show" label={t('review.show')} onPress={trainer.show} />}
      {(stage === 'wrong' || stage === 'nearly' || stage === 'shown') && (
        <Button
          testID="mistake-again"
          label={t('review.again')}
          isPrimary={stage === 'wrong'}
          onPress={trainer.again}
        />
      )}
      <Button
        testID="mistake-next"
        label={t(isLast ? 'review.leave' : 'review.next')}
        isPrimary={isOver}
        onPress={goOn}
      />
    </View>
  )
}

/** What is said at each stage of a question. */
function formatStage(words: ReviewWords, mistake: ReviewedMove, { stage, tried, isHinted }: Trainer): string {
  const { t } = words
  switch (stage) {
    case 'asking':
      return isHinted ? formatHintedPlace(words, mistake) : formatAsk(words, mistake)
    case 'checking':
      return t('review.checking')
    case 'right':
    case 'nearly':
    case 'shown':
      return formatBest(words, stage, mistake)
    case 'wrong': {
      const [reply] = tried?.refutation ?? []
      return tried && reply !== undefined ? formatReply(words, tried.after, reply) : t('review.wrongOver')
    }
  }
}

function formatAsk({ t, gameUi, match, style }: ReviewWords, { ply, side }: ReviewedMove): string {
  const move = sayMoveAt(t, gameUi, match, ply - 1, style)
  return t('review.ask', { name: seatName(t, match, side), ...personOf(match, side), move })
}

/** Where the best move begins. */
function formatHintedPlace({ t, gameUi, match }: ReviewWords, { ply, judged }: ReviewedMove): string {
  const before = matchAfter(match, ply - 1)
  const state = positionOf(before)
  const move = readMove(rulesOf(before), state, seenAt(before), judged.best)
  const [place = ''] = move.ok ? rulesOf(before).taps(state, move.value) : []
  const named = place.includes('-') ? gameUi.say.describePlace?.(t, state, place) : undefined
  return t('review.hintIs', { place: named ?? place })
}

const styles = StyleSheet.create({
  buttons: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s },
})
