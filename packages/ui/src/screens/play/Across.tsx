import { otherSide } from '@tabuleiro/engine'
import { FarSideProvider } from '../../boards/facing'
import { FacingTable } from './FacingTable'
import type { PlayParts } from './parts'
import { Rail } from './Rail'
import { SidePanel } from './SidePanel'
import { useAsking } from './useAsking'

/** A match as two people see it who sit across the screen: each has all that is theirs at their own edge. */
export function Across({ drawing, over, ...parts }: PlayParts) {
  const { view, store, screen, near, doors } = parts
  const asking = useAsking(store, view.match)
  const far = otherSide(near)
  const own = { ...parts, asking }
  return (
    <FacingTable
      screen={screen}
      far={<SidePanel {...own} side={far} isFar />}
      near={<SidePanel {...own} side={near} isFar={false} />}
      board={<FarSideProvider value={far}>{drawing}</FarSideProvider>}
      rail={<Rail view={view} store={store} onMenu={doors.onMenu} onMoves={doors.onMoves} />}
      over={over}
      isMoverFar={view.result === undefined && view.state.turn === far}
    />
  )
}
