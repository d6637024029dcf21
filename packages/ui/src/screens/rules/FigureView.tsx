import { expectOk, gameOf, type GameId } from '@tabuleiro/engine'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { boardAspect, type Box } from '../../board/layout'
import { lookUpGameUi } from '../../games/registry'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import type { Diagram, Figure } from '../../games/rulebook'
import { diagramBoards } from './diagramBoards'
import { DiagramBoardView } from './DiagramBoardView'

/** Two boards fit side by side into the box of one figure if their aspect is below this. */
const MAX_SLIM_ASPECT = 0.7

function isSlim(game: GameId, { options = {} }: Diagram): boolean {
  return boardAspect(lookUpGameUi(game).draw.shape(expectOk(gameOf(game).setup(options)))) < MAX_SLIM_ASPECT
}

/** Whether a diagram needs the boxes of two figures. */
export function isBroad(game: GameId, diagram: Diagram): boolean {
  return diagram.isPair === true && !isSlim(game, diagram)
}

interface FigureViewProps {
  readonly game: GameId
  readonly figure: Figure<string>
  readonly caption: string
  readonly box: Box
  /** Whether another figure stands beside it, with which it must stay level. */
  readonly isLevel: boolean
}

/** A diagram with its caption. Screen readers find one image, named by the caption. */
export function FigureView({ game, figure, caption, box, isLevel }: FigureViewProps) {
  const { t } = useTranslation()
  const boards = useMemo(() => diagramBoards(game, figure), [game, figure])
  const broad = isBroad(game, figure)
  const isPair = boards.length > 1
  const own = isPair && !broad ? { ...box, width: (box.width - space.l) / 2 } : box
  return (
    <View
      role="img"
      accessible
      aria-label={caption}
      style={[styles.figure, { maxWidth: broad ? 2 * box.width + space.xl : box.width }]}
    >
      <View aria-hidden style={[styles.boards, broad ? styles.apart : styles.close]}>
        {boards.map((board, i) => (
          <View key={i} style={styles.board}>
            <DiagramBoardView board={board} box={own} />
            {isPair && (
              <AppText size="tiny" tone="inkSoft">
                {i === 0 ? t('rules.before') : t('rules.after')}
              </AppText>
            )}
          </View>
        ))}
      </View>
      <View aria-hidden style={isLevel && styles.level}>
        <AppText size="small" tone="inkSoft" align="center">
          {caption}
        </AppText>
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  figure: { gap: space.s, alignSelf: 'center', alignItems: 'center', width: '100%' },
  boards: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center' },
  apart: { columnGap: space.xl, rowGap: space.m },
  close: { columnGap: space.l },
  /** Three lines: few captions are longer. */
  level: { minHeight: 57 },
  board: { alignItems: 'center', gap: space.xs },
})
