import { isMistake, type MoveClass } from '@tabuleiro/ai'
import { positionOf } from '@tabuleiro/engine'
import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pressable, StyleSheet, View } from 'react-native'
import Svg from 'react-native-svg'
import { AppText } from '../../components/AppText'
import { Segments } from '../../components/Segments'
import { useStableCallback } from '../../components/useStableCallback'
import type { Review } from '../../model/review/review'
import { web } from '../../platform/web'
import { radius, space, touch } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { sayMoveAt } from '../../words/moves'
import { seatName } from '../../words/playerNames'
import { numberOf, type ReviewWords } from '../../words/review'
import { useScrollToTop } from '../practice/scrollToTop'
import { QUALITY_SIGNS, QualityShape } from './qualityMarks'

interface ReviewMovesProps {
  readonly words: ReviewWords
  readonly review: Review
  readonly ply: number
  readonly onPly: (ply: number) => void
}

/** All moves with their marks, or the mistakes alone. A press shows the position after a move. */
export function ReviewMoves({ words, review, ply, onPly }: ReviewMovesProps) {
  const { t } = useTranslation()
  const [isFiltered, setFiltered] = useState(false)
  const toTop = useScrollToTop()
  const show = useStableCallback((to: number) => {
    onPly(to)
    toTop()
  })
  // The rows of a long game are rendered bit by bit: the page answers meanwhile.
  const listed = useDeferredValue(review.moves, NONE)
  const rows = listed.flatMap((move, i) =>
    isFiltered && !(move && isMistake(move.quality)) ? [] : [{ ply: i + 1, quality: move?.quality }],
  )
  return (
    <View style={styles.part}>
      <Segments
        label={t('review.moves')}
        value={isFiltered}
        choices={[
          { value: false, word: t('review.filterAll'), testID: 'filter-all' },
          { value: true, word: t('review.filterMistakes'), testID: 'filter-mistakes' },
        ]}
        onChange={setFiltered}
      />
      {rows.length === 0 && listed !== NONE && <AppText size="small">{t('review.noMistakes')}</AppText>}
      {rows.map(row => (
        <MoveRow key={row.ply} words={words} {...row} isShown={row.ply === ply} onPress={show} />
      ))}
    </View>
  )
}

const NONE: Review['moves'] = []

interface MoveRowProps {
  readonly words: ReviewWords
  readonly ply: number
  /** Undefined where the move is not judged yet. */
  readonly quality: MoveClass | undefined
  readonly isShown: boolean
  readonly onPress: (ply: number) => void
}

const MoveRow = memo(function MoveRow({ words, ply, quality, isShown, onPress }: MoveRowProps) {
  const { t, gameUi, match, style } = words
  const theme = useTheme()
  const number = numberOf(match, ply)
  const name = seatName(t, match, positionOf(match, ply - 1).turn)
  const said = sayMoveAt(t, gameUi, match, ply - 1, style)
  const judgement = quality ? t(`review.quality.${quality}`) : t('review.pending')
  return (
    <Pressable
      role="button"
      testID={`ply-${ply}`}
      aria-label={`${t('play.moveBy', { number, move: said, name })}: ${judgement}`}
      aria-current={isShown ? 'true' : undefined}
      onPress={() => onPress(ply)}
      style={[
        styles.row,
        { borderColor: isShown ? theme.blue : 'transparent', backgroundColor: isShown ? theme.cell : 'transparent' },
      ]}
      {...web({ dataSet: { class: quality } })}
    >
      <View style={styles.number}>
        <AppText size="small" tone="inkSoft" isFigures>
          {number}
        </AppText>
      </View>
      <View style={styles.words}>
        <AppText size="small" isBold={isShown}>
          {said}
        </AppText>
        <AppText size="tiny" tone="inkSoft">
          {name}
        </AppText>
      </View>
      {quality && (
        <View style={styles.mark}>
          <AppText size="small" isBold>
            {QUALITY_SIGNS[quality]}
          </AppText>
          <Svg width={18} height={18}>
            <QualityShape quality={quality} x={9} y={9} r={5.5} theme={theme} />
          </Svg>
        </View>
      )}
    </Pressable>
  )
})

const styles = StyleSheet.create({
  part: { gap: space.xs },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: touch.min,
    paddingHorizontal: space.s,
    borderWidth: 1.5,
    borderRadius: radius.control,
  },
  number: { minWidth: 24 },
  words: { flex: 1 },
  mark: { flexDirection: 'row', alignItems: 'center', gap: space.xs, minWidth: 44, justifyContent: 'flex-end' },
})
