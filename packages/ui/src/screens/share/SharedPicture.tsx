import type { Match } from '@tabuleiro/engine'
import { useMemo, type Ref } from 'react'
import Svg, { G, Rect, Text } from 'react-native-svg'
import { BoardLayers } from '../../board/BoardPicture'
import { OneDrawing } from '../../board/Drawing'
import type { GameUi } from '../../games/game'
import { layOut, marginOf, type Box } from '../../board/layout'
import { viewPosition } from '../../model/session/playView'
import { useTheme } from '../../theme/useTheme'

/** The room for a board, what is left free around it, and the line below it: in pixels of a screen. */
const BOARD: Box = { width: 360, height: 440 }
const MARGIN = 24
const LINE = 40

/** A board of this match in this room, and the size of the whole drawing with it. */
export function useMatchLayout({ setup }: Match, board: GameUi) {
  return useMemo(() => {
    const shape = board.draw.shape(setup)
    const layout = layOut(shape, BOARD, { margin: marginOf(shape) })
    // Whole pixels: a part of one would be a seam along the edge of the picture.
    return { layout, width: BOARD.width + 2 * MARGIN, height: Math.ceil(layout.height) + 2 * MARGIN + LINE }
  }, [setup, board])
}

interface MatchDrawingProps extends ReturnType<typeof useMatchLayout> {
  readonly match: Match
  readonly board: GameUi
  readonly caption: string
  /** How wide it is shown. */
  readonly shownWidth: number
  readonly ref: Ref<Svg>
}

/** A match as it stands, with a line of words below the board: one drawing, so that it can be made into a picture. */
export function SharedPicture({ match, board, caption, layout, width, height, shownWidth, ref }: MatchDrawingProps) {
  const theme = useTheme()
  const { state, pieces, marks } = viewPosition(match)
  return (
    <Svg ref={ref} width={shownWidth} height={(shownWidth * height) / width} viewBox={`0 0 ${width} ${height}`}>
      <Rect width={width} height={height} fill={theme.paper} />
      <OneDrawing>
        <G transform={`translate(${(width - layout.width) / 2} ${MARGIN})`}>
          <BoardLayers layout={layout} board={board} state={state} pieces={pieces} marks={marks} />
        </G>
      </OneDrawing>
      <Text
        transform={`translate(${width / 2} ${height - MARGIN})`}
        fill={theme.ink}
        fontSize={18}
        fontWeight="600"
        fontFamily="system-ui, sans-serif"
        textAnchor="middle"
      >
        {caption}
      </Text>
    </Svg>
  )
}
