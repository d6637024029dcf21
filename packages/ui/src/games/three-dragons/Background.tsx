import { memo } from 'react'
import { G, Path } from 'react-native-svg'
import { Drawing, Placed } from '../../board/Drawing'
import { BoardCells } from '../../board/BoardCells'
import type { BackgroundProps } from '../game'
import type { BoardLayout, Cell } from '../../board/layout'
import { cellJoints } from '../../board/paths'
import { pieceColours } from '../../theme/tokens'
import { useTheme } from '../../theme/useTheme'
import { starPath } from './outlines'
import { HALVES, SolidTile } from './SolidTile'

/** The tiles, a star where four of them meet, and the mountains in the corners. */
export const ThreeDragonsBackground = memo(function ThreeDragonsBackground({ layout }: BackgroundProps) {
  const { width, height, pitch, cells } = layout
  const theme = useTheme()
  const stars = cellJoints(cells)
    .map(joint => starPath(4, pitch * 0.09, pitch * 0.03, joint))
    .join('')
  return (
    <>
      <BoardCells layout={layout} />
      <Placed>
        <Drawing width={width} height={height}>
          <Path d={stars} fill={theme.cellLine} />
          {findCorners(layout).map(({ name, centre }) => (
            <G key={name} transform={`translate(${centre.x} ${centre.y}) scale(${pitch / 100})`}>
              <Mountain />
            </G>
          ))}
        </Drawing>
      </Placed>
    </>
  )
})

/** The first and last cells of the first and last rows: the mountains stand there on a board of any size. */
function findCorners({ rows }: BoardLayout): readonly Cell[] {
  return [rows.at(0), rows.at(-1)].flatMap(row => [row?.at(0), row?.at(-1)]).filter(cell => cell !== undefined)
}

/** Three peaks and the same three for the other side of the table, on a solid tile. */
function Mountain() {
  return (
    <SolidTile>
      {HALVES.map(turn => (
        <G key={turn} transform={`rotate(${turn})`}>
          <Path d="M-41 -3L-23 -25L-14 -15L2 -41L17 -16L25 -26L41 -3Z" fill={pieceColours.ivory} />
          <Path d={SHADES} fill={pieceColours.frost} />
        </G>
      ))}
    </SolidTile>
  )
}

/** The faces of the peaks that are turned away. */
const SHADES = 'M2 -41L17 -16L25 -26L41 -3H15L19 -11L10 -17L12 -24ZM-23 -25L-14 -15L-9 -3H-17L-20 -9Z'
