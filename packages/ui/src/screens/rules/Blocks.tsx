import type { GameId } from '@tabuleiro/engine'
import { StyleSheet, View } from 'react-native'
import { space } from '../../theme/tokens'
import { BlockView } from './BlockView'
import type { Block } from '../../games/rulebook'
import { isBroad } from './FigureView'
import type { RulesLayout } from './rulesLayout'

interface BlocksProps {
  readonly game: GameId
  readonly blocks: readonly Block<string>[]
  readonly say: (key: string) => string
  readonly plan: RulesLayout
}

/**
 * The blocks of a section. On a wide page two blocks with a figure each stand side by side, and a single block stands
 * beside its figure.
 */
export function Blocks({ game, blocks, say, plan }: BlocksProps) {
  const isSlim = (block: Block<string>) => block.figure !== undefined && !isBroad(game, block.figure)
  const rows = plan.isWide ? inPairs(blocks, isSlim) : blocks.map(block => [block])
  return (
    <View style={styles.blocks}>
      {rows.map((row, i) => (
        <View key={i} style={row.length > 1 && styles.row}>
          {row.map((block, j) => (
            <View key={j} style={row.length > 1 && styles.half}>
              <BlockView
                game={game}
                block={block}
                say={say}
                box={plan.figureBox}
                place={row.length > 1 ? 'half' : plan.isWide && isSlim(block) ? 'beside' : 'below'}
              />
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}

/** The list in rows of one, or of two where both neighbours fit into half of the page. */
function inPairs<T>(list: readonly T[], fits: (item: T) => boolean): readonly (readonly T[])[] {
  const rows: T[][] = []
  for (const item of list) {
    const last = rows.at(-1)
    if (last?.length === 1 && last.every(fits) && fits(item)) last.push(item)
    else rows.push([item])
  }
  return rows
}

const styles = StyleSheet.create({
  blocks: { gap: space.xl },
  row: { flexDirection: 'row', gap: space.xxl },
  half: { flex: 1 },
})
