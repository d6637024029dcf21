import { gameOf, otherSide, positionOf } from '@tabuleiro/engine'
import { FarSideProvider } from '../../../board/farSide'
import { MatchBoard } from '../../board/MatchBoard'
import { usePlay } from '../PlayContext'
import { useOpenSheet } from '../sheets/useOpenSheet'
import { FaceToFaceFrame } from './FaceToFaceFrame'
import { SharedRail } from './SharedRail'
import { SidePanel } from './SidePanel'

/** A match between two people who sit face to face: each has what is theirs at their own edge. */
export function FaceToFaceLayout() {
  const { view, seating, sheets } = usePlay()
  const sheet = useOpenSheet()
  const far = otherSide(seating.near)
  // What no button of a player has opened is for the side to move.
  const mover = view.result === undefined ? positionOf(view.match).turn : seating.near
  return (
    <FaceToFaceFrame
      heading={gameOf(view.match.game).name}
      far={<SidePanel side={far} isFar />}
      near={<SidePanel side={seating.near} isFar={false} />}
      board={
        <FarSideProvider value={far}>
          <MatchBoard />
        </FarSideProvider>
      }
      rail={<SharedRail />}
      sheet={sheet}
      isSheetFar={(sheets.opener ?? mover) === far}
    />
  )
}
