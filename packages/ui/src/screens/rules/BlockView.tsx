import type { GameId } from '@tabuleiro/engine'
import { StyleSheet, View } from 'react-native'
import type { Box } from '../../board/layout'
import { lookUpGameUi } from '../../games/registry'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import type { Block, LegendRow } from '../../games/rulebook'
import { FigureView } from './FigureView'
import { Points } from './lists'
import { MAX_TEXT_WIDTH } from './rulesLayout'

interface BlockViewProps {
  readonly game: GameId
  readonly block: Block<string>
  readonly say: (key: string) => string
  readonly box: Box
  /** Where the figure stands. In half of a page it is level with the figure of the other half. */
  readonly place: 'beside' | 'below' | 'half'
}

/** Text with its legend and figure. */
export function BlockView({ game, block, say, box, place }: BlockViewProps) {
  const { text, points = [], legend = [], figure } = block
  return (
    <View style={styles[place]}>
      <View style={[styles.text, place === 'beside' && styles.grow]}>
        {text.map(key => (
          <AppText key={key}>{say(key)}</AppText>
        ))}
        {points.length > 0 && <Points texts={points.map(say)} />}
        {legend.map(row => (
          <LegendView key={row.text} game={game} row={row} text={say(row.text)} />
        ))}
      </View>
      {figure && (
        <FigureView game={game} figure={figure} caption={say(figure.caption)} box={box} isLevel={place === 'half'} />
      )}
    </View>
  )
}

/** The side of a piece in a legend. */
const PIECE = 36

function LegendView({
  game,
  row,
  text,
}: {
  readonly game: GameId
  readonly row: LegendRow<string>
  readonly text: string
}) {
  const { Piece } = lookUpGameUi(game).draw
  return (
    <View style={styles.legend}>
      <View aria-hidden style={styles.pieces}>
        {row.pieces.map((appearance, i) => (
          <Piece key={i} appearance={appearance} size={PIECE} />
        ))}
      </View>
      <View style={styles.meaning}>
        <AppText>{text}</AppText>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.xxl, alignItems: 'flex-start' },
  below: { gap: space.m },
  half: { flexGrow: 1, gap: space.m, justifyContent: 'space-between' },
  text: { gap: space.m, maxWidth: MAX_TEXT_WIDTH },
  grow: { flex: 1 },
  legend: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.m, rowGap: space.xs },
  pieces: { flexDirection: 'row', gap: space.xs },
  meaning: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
})
