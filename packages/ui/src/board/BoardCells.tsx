import { memo } from 'react'
import { Circle, Path } from 'react-native-svg'
import { Drawing } from './Drawing'
import { useTheme } from '../theme/useTheme'
import { Labels } from './Labels'
import { RIM, type BoardLayout } from './layout'
import { cellJoints, outlinePath } from './paths'

/** The empty board as one drawing: cells in two tones, joints, a rim, and coordinates where there is room. */
export const BoardCells = memo(function BoardCells({ layout }: { readonly layout: BoardLayout }) {
  const theme = useTheme()
  const { width, height, labels, pitch } = layout
  const cells = layout.cells.filter(cell => cell.isOff !== true)
  const whole = outlinePath(cells)
  return (
    <Drawing width={width} height={height}>
      <Path d={whole} fill={theme.blue} stroke={theme.blue} strokeWidth={2 * RIM - 1} strokeLinejoin="round" />
      <Path d={whole} fill={theme.paper} stroke={theme.paper} strokeWidth={2 * RIM - 5} strokeLinejoin="round" />
      <Path d={outlinePath(cells.filter(cell => cell.tone === 0))} fill={theme.cell} />
      <Path d={outlinePath(cells.filter(cell => cell.tone === 1))} fill={theme.cellAlt} />
      <Path d={whole} fill="none" stroke={theme.cellLine} strokeWidth={1} strokeLinejoin="round" />
      {cellJoints(cells).map(({ x, y }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={Math.max(1, pitch * 0.035)} fill={theme.cellLine} />
      ))}
      <Labels labels={labels} />
    </Drawing>
  )
})
