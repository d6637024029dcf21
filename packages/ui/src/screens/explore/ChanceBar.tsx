import type { LineResult } from '@tabuleiro/ai'
import type { Match } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { web } from '../../platform/web'
import { space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { chanceOfFirst, describeChances } from '../../words/explore'
import { useBoard } from '../board/BoardContext'
import { usePlayLayout } from '../play/layout/playLayout'
import { practiceLayout } from '../practice/practiceLayout'
import { playerColours } from '../review/playerColours'

const THICKNESS = 12
/** The room that the bar takes from the board, whether it is shown or not: the board never moves. */
const EDGE = THICKNESS + space.s

/** Divides the screen as usual, with room for the bar along the board. */
export function exploreLayout(...room: Parameters<typeof practiceLayout>) {
  const [screen, aspect, textScale, needs, minWidth] = room
  return practiceLayout(screen, aspect, textScale, needs, minWidth, EDGE)
}

interface ChanceBarProps {
  readonly match: Match
  /** The best line; undefined while there is no opinion. */
  readonly best: LineResult | undefined
}

/** The chances of both players in their colours: upright at the side of the board, or along its lower edge. */
export function ChanceBar({ match, best }: ChanceBarProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { width, height } = useBoard().boardLayout
  const isUpright = usePlayLayout().mode === 'row'
  const room = isUpright ? { width: EDGE, height } : { width, height: EDGE }
  if (!best) return <View testID="board-edge" style={room} />
  const chance = chanceOfFirst(match, best)
  const [first, other] = playerColours(match, theme)
  const isKnown = best.known !== undefined
  const share = `${chance * 100}%` as const
  return (
    <View testID="board-edge" style={[styles.room, room, isUpright ? styles.beside : styles.below]}>
      <View
        role="img"
        testID="chance"
        aria-label={describeChances(t, match, best)}
        style={[styles.bar, { borderColor: theme.inkSoft, backgroundColor: other }, isUpright && styles.upright]}
        {...web({ dataSet: { chance: String(chance), known: String(isKnown) } })}
      >
        <View style={[{ backgroundColor: first }, isUpright ? { height: share } : { width: share, height: '100%' }]} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  room: { justifyContent: 'center' },
  beside: { paddingHorizontal: space.xs },
  below: { paddingVertical: space.xs },
  bar: { flex: 1, borderWidth: 1, borderRadius: THICKNESS / 2, overflow: 'hidden' },
  // Player 1 from below, as on the graph of a review.
  upright: { justifyContent: 'flex-end' },
})
