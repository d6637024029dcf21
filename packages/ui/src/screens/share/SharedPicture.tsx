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
const FIRST_LINE = 40
const LINE = 26
/** The sizes of the lines of text, and what a letter takes across at the most, as a share of its size. */
const TEXT = { first: 18, other: 16 } as const
const LETTER = 0.6

/** The layout of a shared picture with so many lines of text: that of its board, and the size of the whole. */
export function useSharedLayout({ game, setup }: Match, lines: number) {
  return useMemo(() => {
    const layout = fitPicture({ game, setup }, BOARD)
    const words = FIRST_LINE + LINE * (lines - 1)
    // Whole pixels: a fraction would leave a seam along the edge of the picture.
    return { layout, width: BOARD.width + 2 * MARGIN, height: Math.ceil(layout.height) + 2 * MARGIN + words }
  }, [game, setup, lines])
}

/** The size of a line: as it should be, or what the width has room for. */
function sizeOf(line: string, i: number): number {
  return Math.min(i === 0 ? TEXT.first : TEXT.other, BOARD.width / (LETTER * [...line].length))
}

interface SharedPictureProps extends ReturnType<typeof useSharedLayout> {
  readonly match: Match
  /** The lines of text below the board. */
  readonly lines: readonly string[]
  /** How wide it is shown. */
  readonly shownWidth: number
  readonly ref: Ref<Svg>
}

/** A match as it stands with words below the board: one `Svg`, so that it can be exported as a picture. */
export function SharedPicture({ match, lines, layout, width, height, shownWidth, ref }: SharedPictureProps) {
  const theme = useTheme()
  return (
    <Svg ref={ref} width={shownWidth} height={(shownWidth * height) / width} viewBox={`0 0 ${width} ${height}`}>
      <Rect width={width} height={height} fill={theme.paper} />
      <OneDrawing>
        <G transform={`translate(${(width - layout.width) / 2} ${MARGIN})`}>
          <MatchDrawing match={match} layout={layout} marks={viewPosition(match).marks} />
        </G>
      </OneDrawing>
      {lines.map((line, i) => (
        <Text
          key={line}
          transform={`translate(${width / 2} ${height - MARGIN - LINE * (lines.length - 1 - i)})`}
          fill={theme.ink}
          fontSize={sizeOf(line, i)}
          fontWeight={i === 0 ? '600' : '400'}
          fontFamily="system-ui, sans-serif"
          textAnchor="middle"
        >
          {line}
        </Text>
      ))}
    </Svg>
  )
}
