import { otherSide, positionOf } from '@tabuleiro/engine'
import { FarSideProvider } from '../../../board/farSide'
import { FacingTable } from './FaceToFaceFrame'
import type { PlayParts } from '../parts'
import { Rail } from './SharedRail'
import { SidePanel } from './SidePanel'

/** A match as two people see it who sit across the screen: each has all that is theirs at their own edge. */
export function Across({ drawing, over, ...parts }: PlayParts) {
  const { view, store, screen, near, doors } = parts
  const far = otherSide(near)
  return (
    <FacingTable
      screen={screen}
      far={<SidePanel {...parts} side={far} isFar />}
      near={<SidePanel {...parts} side={near} isFar={false} />}
      board={<FarSideProvider value={far}>{drawing}</FarSideProvider>}
      rail={<Rail view={view} store={store} doors={doors} />}
      over={over}
      isMoverFar={view.result === undefined && positionOf(view.match).turn === far}
    />
  )
}
