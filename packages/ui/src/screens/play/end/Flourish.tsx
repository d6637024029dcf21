import { StyleSheet, View } from 'react-native'
import { useMotionMillis } from '../../../board/motion'
import { Motion } from '../../../components/Motion'
import { Tile, type Glaze } from '../../../components/Tile'
import { pieceColours, space } from '../../../theme/tokens'
import { useTheme, type Theme } from '../../../theme/useTheme'
import { TILE_GAP } from './cardPlan'

/** How a match ended for those at the screen: a match between two others is a win of one of them. */
export type Mood = 'win' | 'loss' | 'draw'

interface FlourishProps {
  readonly mood: Mood
  /** The side of a tile in pixels. */
  readonly size: number
  readonly count: number
  readonly side: 'left' | 'right'
  /** Whether the tiles are laid one after another, `delay` milliseconds from now on. */
  readonly isNew: boolean
  readonly delay: number
}

/** How long a tile takes to be laid, and how long after it the next one is, in moves of a piece. */
const LAYING = 3
const NEXT = 0.5

/**
 * What stands on both sides of the words who has won: for a win a wall of tiles that grows outwards from them, for a
 * draw tiles of both colours, and for a loss a plain line.
 */
export function Flourish({ mood, size, count, side, isNew, delay }: FlourishProps) {
  const theme = useTheme()
  const millis = useMotionMillis()
  if (mood === 'loss') return <View style={[styles.line, { backgroundColor: theme.line }]} />
  const glazes = glazesFor(mood, theme)
  return (
    <View aria-hidden style={[styles.tiles, side === 'left' && styles.reversed, { height: size }]}>
      {Array.from({ length: count }, (_, i) => (
        <Motion
          key={i}
          testID="flourish"
          kind="appear"
          millis={isNew ? LAYING * millis : 0}
          delay={delay + i * NEXT * millis}
        >
          <Tile size={size} glaze={glazes[i % glazes.length] ?? glazes[0]} />
        </Motion>
      ))}
    </View>
  )
}

/** The glazes of the tiles, in turn. */
function glazesFor(mood: 'win' | 'draw', theme: Theme): readonly [Glaze, ...Glaze[]] {
  const { cell, blue, terracotta } = theme
  const plain: Glaze = { ground: cell, petals: blue, heart: terracotta }
  if (mood === 'draw') return [plain, { ground: cell, petals: terracotta, heart: blue }]
  return [{ ground: pieceColours.honey, petals: pieceColours.navy, heart: pieceColours.terracotta }, plain]
}

const styles = StyleSheet.create({
  tiles: { flex: 1, flexDirection: 'row', gap: TILE_GAP },
  reversed: { flexDirection: 'row-reverse' },
  line: { flex: 1, height: 1, marginHorizontal: space.s },
})
