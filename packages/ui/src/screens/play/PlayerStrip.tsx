import { otherSide, type Side } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import type { GameBoard } from '../../boards/game'
import { colourOf, nameOf } from '../../match/words'
import type { PlayView } from '../../match/view'
import { Words } from '../../parts/Words'
import { radius, space } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { useArrangement } from './arrange'

interface PlayerStripProps {
  readonly view: PlayView
  readonly board: GameBoard
  readonly side: Side
}

/** A player: the piece of their colour, their name, whether they are to move, and their score as it stands. */
export function PlayerStrip({ view, board, side }: PlayerStripProps) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { heights } = useArrangement()
  const { look, score } = board.standing(view.state, side)
  const name = nameOf(t, view.match, side)
  const colour = colourOf(t, view.match, board, view.state, side)
  const isToMove = view.turn === (side === 0 ? '1' : '2')
  const isAhead = score > board.standing(view.state, otherSide(side)).score
  return (
    <View
      accessible
      role="group"
      aria-label={t(isToMove ? 'play.holdsToMove' : 'play.holds', {
        name,
        holding: board.holding(t, view.state, side),
      })}
      testID={`player-${side + 1}`}
      style={[
        styles.strip,
        { height: heights.strip - space.xs },
        isToMove && { backgroundColor: theme.cell, borderColor: theme.blue },
      ]}
    >
      <View aria-hidden style={styles.row}>
        <board.Piece look={look} size={26} />
        <View style={styles.name}>
          <Words size="small" isBold={isToMove} numberOfLines={1}>
            {name}
          </Words>
        </View>
        <Words size="tiny" tone="inkSoft">
          {colour}
        </Words>
        <View style={styles.score}>
          <Words size="body" isBold={isAhead} isFigures align="center">
            {score}
          </Words>
        </View>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  strip: {
    marginVertical: space.xs / 2,
    justifyContent: 'center',
    paddingHorizontal: space.s,
    borderRadius: radius.control,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
  score: { minWidth: 32 },
})
