import type { Box } from '../../board/layout'
import { useSetting } from '../../app/useSettings'
import { arrangeSeating } from '../../model/session/seating'
import { useRequests } from './dock/useRequests'
import type { PlayLayout } from './layout/playLayout'
import { useLayouts } from './layout/useLayouts'
import type { PlayContextValue, PlayedMatch } from './PlayContext'
import { useHandoverCover } from './sheets/useHandoverCover'
import { useSheets } from './sheets/useSheets'
import { usePlayActions } from './usePlayActions'
import { usePlayView } from './usePlayView'
import { useTapGuard } from './useTapGuard'

/** Puts together what the parts of a play screen share, and how the screen is divided. */
export function usePlayContextValue(
  played: PlayedMatch,
  screen: Box,
): { readonly play: PlayContextValue; readonly playLayout: PlayLayout } {
  const { session, gameUi, isFlipped } = played
  const view = usePlayView(session)
  const seating = arrangeSeating(view.match, gameUi.draw.homeSide?.(view.match.setup), isFlipped, useSetting('seating'))
  const { playLayout, boardLayout } = useLayouts(gameUi, view, screen, seating)
  const actions = usePlayActions(session, boardLayout.pitch)
  const { focusBoard } = actions
  const isTapGuarded = useTapGuard(view.result !== undefined)
  const handover = useHandoverCover(view, seating, session, focusBoard)
  const requests = useRequests(session, view.match, focusBoard)
  const sheets = useSheets(focusBoard)
  const play = { ...played, view, seating, screen, boardLayout, actions, requests, sheets, handover, isTapGuarded }
  return { play, playLayout }
}
