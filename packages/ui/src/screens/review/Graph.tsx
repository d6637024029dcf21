import type { MoveClass } from '@tabuleiro/ai'
import type { Pair } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View, type GestureResponderEvent } from 'react-native'
import { Line, Path, Rect } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import { AppText } from '../../components/AppText'
import { useStableCallback } from '../../components/useStableCallback'
import type { Review } from '../../model/review/review'
import { web, type KeyPress } from '../../platform/web'
import { pieceColours, radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { describeGraph, describeGraphPoint, reviewNames, type ReviewWords } from '../../words/review'
import { playerColours } from './playerColours'
import { QualityShape } from './qualityMarks'

interface GraphProps {
  readonly words: ReviewWords
  readonly review: Review
  /** The ply that is shown on the board. */
  readonly ply: number
  readonly width: number
  readonly height: number
  readonly onPly: (ply: number) => void
}

/** Only what gave something away is marked: the curve shows the rest. */
const QUALITY_ON_GRAPH: readonly MoveClass[] = ['inaccuracy', 'mistake', 'blunder']

/** Room at the ends, so that marks are whole. */
const INSET = 8

/** How far an arrow key goes along the graph. */
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1 }

/**
 * Who had the better chances over the game: the lower part is player 1's. A press or a drag shows the position there,
 * and so do the arrow keys. Screen readers hear it in words.
 */
export function Graph({ words, review, ply, width, height, onPly }: GraphProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const count = review.moves.length
  const go = useStableCallback((event: GestureResponderEvent) => {
    const share = (event.nativeEvent.locationX - INSET) / (width - 2 * INSET)
    onPly(Math.min(count, Math.max(0, Math.round(share * count))))
  })
  const onKeyDown = (event: KeyPress) => {
    const step = STEPS[event.nativeEvent.key]
    if (step === undefined) return
    event.preventDefault()
    onPly(Math.min(count, Math.max(0, ply + step)))
  }
  const text = describeGraphPoint(words, review, ply)
  const colours = playerColours(words.match, theme)
  return (
    <View
      testID="graph"
      accessible
      role="slider"
      tabIndex={0}
      aria-label={`${t('review.graph')}: ${describeGraph(words, review)}`}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={ply}
      aria-valuetext={text}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => onPly(ply + (nativeEvent.actionName === 'increment' ? 1 : -1))}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderGrant={go}
      onResponderMove={go}
      style={[styles.box, { width, height }]}
      {...web({ onKeyDown })}
    >
      <View style={styles.unpressable}>
        <Curve review={review} ply={ply} width={width} height={height} colours={colours} />
      </View>
    </View>
  )
}

interface CurveProps extends Pick<GraphProps, 'review' | 'ply' | 'width' | 'height'> {
  /** Those of the players: player 1's is below. */
  readonly colours: Pair<string>
}

/** The drawing: an area, the line of even chances, the marks of mistakes and the present move. */
function Curve({ review, ply, width, height, colours }: CurveProps) {
  const theme = useTheme()
  const { moves } = review
  const x = (at: number) => INSET + (at / Math.max(1, moves.length)) * (width - 2 * INSET)
  const y = (chance: number) => INSET + (1 - chance) * (height - 2 * INSET)
  const points = useMemo(() => listPoints(review), [review])
  const line = points.map(({ at, chance }, i) => `${i === 0 ? 'M' : 'L'}${x(at)} ${y(chance)}`).join('')
  const [first, last] = [points[0], points.at(-1)]
  const area = first && last ? `${line}h${INSET}V${height}H${x(first.at) - INSET}V${y(first.chance)}z` : ''
  return (
    <Drawing width={width} height={height}>
      <Rect width={width} height={height} fill={colours[1]} />
      {area !== '' && <Path d={area} fill={colours[0]} />}
      {line !== '' && (
        <>
          <Path d={line} stroke={theme.surface} strokeWidth={4} fill="none" />
          <Path d={line} stroke={theme.ink} strokeWidth={1.5} fill="none" />
        </>
      )}
      <Line
        x1={0}
        x2={width}
        y1={y(0.5)}
        y2={y(0.5)}
        stroke={pieceColours.frost}
        strokeWidth={1}
        strokeDasharray="4 4"
      />
      <Line x1={x(ply)} x2={x(ply)} y1={0} y2={height} stroke={theme.surface} strokeWidth={5} />
      <Line x1={x(ply)} x2={x(ply)} y1={0} y2={height} stroke={theme.ink} strokeWidth={2.5} />
      {moves.map(
        move =>
          move &&
          QUALITY_ON_GRAPH.includes(move.quality) && (
            <QualityShape key={move.ply} quality={move.quality} x={x(move.ply)} y={y(move.after)} r={5} theme={theme} />
          ),
      )}
    </Drawing>
  )
}

/** The chance of player 1 after each judged move, and before the first of them. */
function listPoints({ moves }: Review): readonly { readonly at: number; readonly chance: number }[] {
  const judged = moves.filter(move => move !== undefined)
  const [first] = judged
  if (!first) return []
  return [{ at: first.ply - 1, chance: first.before }, ...judged.map(({ ply, after }) => ({ at: ply, chance: after }))]
}

/** Whose colour is whose, below the graph; the graph itself is described in words. */
export function GraphLegend({ words }: { readonly words: ReviewWords }) {
  const theme = useTheme()
  const names = reviewNames(words)
  return (
    <View aria-hidden style={styles.legend}>
      {playerColours(words.match, theme).map((colour, side) => (
        <View key={side} style={styles.player}>
          <View style={[styles.swatch, { backgroundColor: colour, borderColor: theme.ink }]} />
          <View style={styles.name}>
            <AppText size="tiny" tone="inkSoft" numberOfLines={1}>
              {names[side]}
            </AppText>
          </View>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', gap: space.l },
  player: { flexShrink: 1, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  swatch: { width: 14, height: 14, borderRadius: 3, borderWidth: 1 },
  name: { flexShrink: 1 },
  box: { borderRadius: radius.control, overflow: 'hidden' },
  unpressable: { pointerEvents: 'none' },
})
