import { useMemo } from 'react'
import { useSettings } from '../../../app/useSettings'
import { useTextScale } from '../../../components/useTextScale'
import { boardAspect, layOut, boardMargin, MIN_PITCH, widthAt, type Box } from '../../../board/layout'
import type { GameUi } from '../../../games/game'
import type { PlayView } from '../../../model/session/playView'
import type { Seating } from '../../../model/session/seating'
import { faceToFacePlan } from './faceToFacePlan'
import { layOutClear } from './layOutClear'
import { isRoomyFor, playLayout, type PlayLayout } from './playLayout'

/**
 * How the screen is divided, by `divide` where the players do not sit face to face, and the board laid out in its room.
 */
export function useLayouts(
  gameUi: GameUi,
  view: PlayView,
  { width, height }: Box,
  { turn, way }: Seating,
  divide: (...room: Required<Parameters<typeof playLayout>>) => PlayLayout = playLayout,
) {
  const { setup } = view.match
  const textScale = useTextScale()
  const { coordinates } = useSettings()
  const own = useMemo(() => (gameUi.tray?.(view.state, 0).length ?? 0) > 0, [gameUi, view.state])
  const common = useMemo(() => (gameUi.tray?.(view.state, undefined).length ?? 0) > 0, [gameUi, view.state])
  const letters = gameUi.say.longestStatus
  return useMemo(() => {
    const shape = gameUi.draw.shape(setup)
    // A phone has no room beside the board.
    const labelled = coordinates && (isRoomyFor({ width, height }) || ('inside' as const))
    const orientation = { turn, margin: boardMargin(shape), labelled }
    const aspect = boardAspect(shape, orientation)
    const minWidth = Math.min(width, widthAt(shape, orientation, MIN_PITCH))
    const room = [{ width, height }, aspect, textScale, { own, common, letters }, minWidth] as const
    const divided = (way === 'face' ? faceToFacePlan(...room) : undefined) ?? divide(...room)
    // Phones have no margins of their own.
    const layOutIn = divided.isRoomy ? layOut : layOutClear
    return { playLayout: divided, boardLayout: layOutIn(shape, divided.board, orientation) }
  }, [gameUi, setup, width, height, textScale, turn, way, divide, coordinates, own, common, letters])
}
