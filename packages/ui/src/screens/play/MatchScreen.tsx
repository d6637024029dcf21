import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useSetting } from '../../app/useSettings'
import type { Box } from '../../board/layout'
import { useScreenBox } from '../../components/useScreenBox'
import type { PlayView } from '../../model/session/playView'
import { arrangeSeating } from '../../model/session/seating'
import { useKeys } from '../../platform/useKeys'
import { useTitle } from '../../platform/useTitle'
import { useTheme } from '../../theme/useTheme'
import { formatMatchTitle } from '../../words/savedGames'
import { BackCancels } from './BackCancels'
import { useRequests } from './dock/useRequests'
import { useSwapAnswer } from './dock/useSwapAnswer'
import { handlePlayKeys } from './handlePlayKeys'
import { FaceToFaceLayout } from './layout/FaceToFaceLayout'
import { PlayLayoutProvider, type PlayLayout } from './layout/playLayout'
import { SharedSideLayout } from './layout/SharedSideLayout'
import { useLayouts } from './layout/useLayouts'
import { PlayProvider, type PlayContextValue, type PlayedMatch } from './PlayContext'
import { HandoverCover } from './sheets/HandoverCover'
import { useHandoverCover } from './sheets/useHandoverCover'
import { useSheets } from './sheets/useSheets'
import { usePlayActions } from './usePlayActions'
import { usePlayView } from './usePlayView'
import { useTapGuard } from './useTapGuard'

/** A match being played: the board and everything around it, arranged for how its players sit. */
export function MatchScreen(played: PlayedMatch) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { box, onLayout } = useScreenBox()
  const { play, playLayout } = usePlayContextValue(played, box)
  useKeys(handlePlayKeys(play))
  const { match } = play.view
  useTitle(useMemo(() => formatMatchTitle(t, match), [t, match]))
  const Layout = playLayout.mode === 'face' ? FaceToFaceLayout : SharedSideLayout
  return (
    <PlayLayoutProvider value={playLayout}>
      <PlayProvider value={play}>
        <View role="main" style={[styles.screen, { backgroundColor: theme.paper }]} onLayout={onLayout}>
          {/* An open sheet is closed before the last tap is taken back. */}
          {isEntering(play.view) && !play.sheets.open && <BackCancels onCancel={play.actions.cancel} />}
          {play.handover.isCovered ? <HandoverCover /> : <Layout />}
        </View>
      </PlayProvider>
    </PlayLayoutProvider>
  )
}

/** Whether something was tapped that can be taken back: a piece in hand, or one of several to choose. */
function isEntering({ taps, chooser }: PlayView): boolean {
  return taps.length > 0 || chooser.length > 0
}

/** Puts together what the parts of a play screen share, and how the screen is divided. */
function usePlayContextValue(
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
  const swapAnswer = useSwapAnswer(view.match, focusBoard)
  const sheets = useSheets()
  const asked = { requests, swapAnswer, sheets, handover, isTapGuarded }
  return { play: { ...played, view, seating, screen, boardLayout, actions, ...asked }, playLayout }
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
