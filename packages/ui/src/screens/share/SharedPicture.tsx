import type { Match } from '@tabuleiro/engine'
import { useMemo, type Ref } from 'react'
import Svg, { G, Rect, Text } from 'react-native-svg'
import { OneDrawing } from '../../board/Drawing'
import { fitPicture, MatchDrawing } from '../../board/MatchPicture'
import type { Box } from '../../board/layout'
import { viewPosition } from '../../model/session/playView'
import { useTheme } from '../../theme/useTheme'

/** The room for the board, the margin around it, and the line of text below it, in pixels of a screen. */
const BOARD: Box = { width: 360, height: 440 }
const MARGIN = 24
const LINE = 40

/** The layout of a shared picture: that of its board, and the size of the whole. */
export function useSharedLayout({ game, setup }: Match) {
  return useMemo(() => {
    const layout = fitPicture({ game, setup }, BOARD)
    // Whole pixels: a fraction would leave a seam along the edge of the picture.
    return { layout, width: BOARD.width + 2 * MARGIN, height: Math.ceil(layout.height) + 2 * MARGIN + LINE }
  }, [game, setup])
}

interface SharedPictureProps extends ReturnType<typeof useSharedLayout> {
  readonly match: Match
  readonly caption: string
  /** How wide it is shown. */
  readonly shownWidth: number
  readonly ref: Ref<Svg>
}

/** A match as it stands with a caption below the board: one `Svg`, so that it can be exported as a picture. */
export function SharedPicture({ match, caption, layout, width, height, shownWidth, ref }: SharedPictureProps) {
  const theme = useTheme()
  return (
    <Svg ref={ref} width={shownWidth} height={(shownWidth * height) / width} viewBox={`0 0 ${width} ${height}`}>
      <Rect width={width} height={height} fill={theme.paper} />
      <OneDrawing>
        <G transform={`translate(${(width - layout.width) / 2} ${MARGIN})`}>
          <MatchDrawing match={match} layout={layout} marks={viewPosition(match).marks} />
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
