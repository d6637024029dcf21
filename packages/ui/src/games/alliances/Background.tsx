import { memo, useMemo } from 'react'
import { G, Path } from 'react-native-svg'
import { Drawing } from '../../board/Drawing'
import type { BackgroundProps } from '../game'
import { Labels } from '../../board/Labels'
import { cellJoints, outlinePath } from '../../board/paths'
import { useTheme } from '../../theme/useTheme'
import { bandPath, layOutBands, ringWidth } from './bands'
import { COLOURS, tones } from './colours'

/** The empty board: six glazed bands with their glyphs around pale tiles. */
export const AlliancesBackground = memo(function AlliancesBackground({ layout }: BackgroundProps) {
  const theme = useTheme()
  const { width, height, labels, pitch } = layout
  const { bands, whole, plain, accent, joints } = useMemo(() => buildPaths(layout), [layout])
  return (
    <Drawing width={width} height={height}>
      <Path d={whole} fill="none" stroke={theme.blue} strokeWidth={3} strokeLinejoin="round" />
      {bands.map(({ colour, outlines, glyphs }) => {
        const { fill, mark } = tones[colour]
        return (
          <G key={colour} strokeLinejoin="round">
            <Path d={outlines} fill={fill} stroke={fill} strokeWidth={3 * ringWidth(pitch)} />
            <Path d={outlines} fill="none" stroke={mark} strokeWidth={ringWidth(pitch)} />
            <Path d={glyphs} fill={mark} stroke={mark} strokeWidth={pitch * 0.03} />
          </G>
        )
      })}
      <Path d={plain} fill={theme.cell} />
      <Path d={accent} fill={theme.cellAlt} />
      <Path d={whole} fill="none" stroke={theme.cellLine} strokeWidth={1} strokeLinejoin="round" />
      <Path d={joints} stroke={theme.cellLine} strokeWidth={Math.max(2, pitch * 0.07)} strokeLinecap="round" />
      <Labels labels={labels} />
    </Drawing>
  )
})

/** One path for everything of one tone, so that a board of 121 cells takes as many elements as one of 13. */
function buildPaths(layout: BackgroundProps['layout']) {
  const { cells } = layout
  const all = layOutBands(layout)
  return {
    bands: COLOURS.map(colour => {
      const bands = all.filter(band => band.colour === colour)
      return { colour, outlines: bands.map(bandPath).join(''), glyphs: bands.flatMap(band => band.glyphs).join('') }
    }),
    whole: outlinePath(cells),
    plain: outlinePath(cells.filter(cell => cell.tone === 0)),
    accent: outlinePath(cells.filter(cell => cell.tone === 1)),
    // A line of no length with round ends is a dot; some phones draw nothing unless it has a little.
    joints: cellJoints(cells)
      .map(({ x, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h0.01`)
      .join(''),
  }
}
