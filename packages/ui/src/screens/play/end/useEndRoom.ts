import type { Box } from '../../../board/layout'
import { useTextScale } from '../../../components/useTextScale'
import { chromeHeight, usePlayLayout } from '../layout/playLayout'
import { usePlay } from '../PlayContext'

/**
 * The room for a result card that takes the place of the status. Below a board it has that of the shared tray and
 * perhaps of the moves, and half of what the screen leaves empty: the other half is above the board.
 */
export function useEndRoom(coversMoves: boolean): Box {
  const { screen, boardLayout } = usePlay()
  const { heights, mode, panel, across } = usePlayLayout()
  const textScale = useTextScale()
  if (mode === 'row') return { width: across, height: heights.status }
  const height = heights.status + heights.commonTray + (coversMoves ? heights.moves : 0)
  // Where larger text makes parts grow, there is nothing to spare.
  const spare = textScale <= 1 ? screen.height - chromeHeight(heights) - boardLayout.height : 0
  return { width: panel, height: height + Math.max(0, Math.floor(spare / 2)) }
}
