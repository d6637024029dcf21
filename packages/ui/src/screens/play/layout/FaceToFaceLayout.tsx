import { otherSide, positionOf } from '@tabuleiro/engine'
import { FarSideProvider } from '../../../board/farSide'
import { FaceToFaceFrame } from './FaceToFaceFrame'
import type { PlayParts } from '../parts'
import { SharedRail } from './SharedRail'
import { SidePanel } from './SidePanel'

/** A match as two people see it who sit across the screen: each has all that is theirs at their own edge. */
export function FaceToFaceLayout({ drawing, over, ...parts }: PlayParts) {
  const { view, store, screen, near, doors } = parts
  const far = otherSide(near)
  return (
    <FaceToFaceFrame
      screen={screen}
      far={<SidePanel {...parts} side={far} isFar />}
      near={<SidePanel {...parts} side={near} isFar={false} />}
      board={<FarSideProvider value={far}>{drawing}</FarSideProvider>}
      rail={<SharedRail view={view} store={store} doors={doors} />}
      over={over}
      isMoverFar={view.result === undefined && positionOf(view.match).turn === far}
    />
  )
}
