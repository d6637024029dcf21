import type { Side } from '@tabuleiro/engine'
import { Suspense, useCallback, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { useSetting } from '../../app/useSettings'
import type { Box } from '../../board/layout'
import { useScreenBox } from '../../components/useScreenBox'
import type { PlayView } from '../../model/session/playView'
import { linkSideOf, whoMoves } from '../../model/session/seats'
import { arrangeSeating, sharingWay } from '../../model/session/seating'
import { useTitle } from '../../platform/useTitle'
import { web } from '../../platform/web'
import { useTheme } from '../../theme/useTheme'
import { formatMatchTitle } from '../../words/savedGames'
import { BoardProvider } from '../board/BoardContext'
import { DragArea } from '../board/drag/DragArea'
import { useBoardActions } from '../board/useBoardActions'
import { usePlayView } from '../board/usePlayView'
import { useRefusal } from '../board/useRefusal'
import { useTapGuard } from '../board/useTapGuard'
import { BackCancels } from './BackCancels'
import { useRequests } from './dock/useRequests'
import { useSwapAnswer } from './dock/useSwapAnswer'
import { usePlayKeys } from './keys/usePlayKeys'
import { PlayLayoutProvider, type PlayLayout } from './layout/playLayout'
import { FaceToFaceLayout, preloadFaceToFace } from './layout/rareLayouts'
import { SharedSideLayout } from './layout/SharedSideLayout'
import { useLayouts } from './layout/useLayouts'
import { PlayProvider, type PlayContextValue, type PlayedMatch } from './PlayContext'
import { HandoverCover } from './sheets/rareSheets'
import { useBoardFocusAfter, useHandoverCover } from './sheets/useHandoverCover'
import { useSheets } from './sheets/useSheets'
import { useOpenRules } from './useOpenRules'

/** A match being played: the board and everything around it, arranged for how its players sit. */
export function MatchScreen(played: PlayedMatch) {
  const { t } = useTranslation()
  const theme = useTheme()
  const { box, onLayout } = useScreenBox()
  const { play, playLayout } = usePlayContextValue(played, box)
  const { navigator } = useApp()
  const onRules = useOpenRules(play, playLayout)
  const onHome = () => navigator.open({ to: 'home' })
  usePlayKeys(play, { t, isFacing: playLayout.mode === 'face', onHome, onRules })
  const { match } = play.view
  useTitle(useMemo(() => formatMatchTitle(t, match), [t, match]))
  // From the menu two people can choose to sit face to face.
  const isMenuOpen = play.sheets.open === 'menu'
  useEffect(() => {
    if (isMenuOpen) void preloadFaceToFace().catch(() => undefined)
  }, [isMenuOpen])
  const Layout = playLayout.mode === 'face' ? FaceToFaceLayout : SharedSideLayout
  return (
    <PlayLayoutProvider value={playLayout}>
      <BoardProvider value={play}>
        <PlayProvider value={play}>
          <View
            role="main"
            testID="match"
            style={[styles.screen, { backgroundColor: theme.paper }]}
            onLayout={onLayout}
            {...web({ dataSet: { friend: friendState(play.view) } })}
          >
            {/* An open sheet is closed before the last tap is taken back. */}
            {isEntering(play.view) && !play.sheets.open && <BackCancels onCancel={play.actions.cancel} />}
            <DragArea>
              <Suspense fallback={null}>{play.handover.isCovered ? <HandoverCover /> : <Layout />}</Suspense>
            </DragArea>
          </View>
        </PlayProvider>
      </BoardProvider>
    </PlayLayoutProvider>
  )
}

/** For programs that drive the page: whose move a game by link waits for, while it is on. */
function friendState({ match }: PlayView): 'waiting' | 'your-turn' | undefined {
  const mover = linkSideOf(match) === undefined ? undefined : whoMoves(match)
  return mover === undefined ? undefined : mover === 'friend' ? 'waiting' : 'your-turn'
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
  const chosen = useSetting('seating')
  const handover = useHandoverCover(view, sharingWay(view.match, chosen), session)
  const home = gameUi.draw.homeSide?.(view.match.setup)
  const seating = arrangeSeating(view.match, home, isFlipped, chosen, handover.isHeld)
  const { playLayout, boardLayout } = useLayouts(gameUi, view, screen, seating)
  const { refused, explain } = useRefusal(session)
  const needsConsent = playLayout.mode === 'face' || linkSideOf(view.match) !== undefined
  const actions = useBoardActions(session, boardLayout.pitch, explain, needsConsent)
  const { focusBoard } = actions
  const isTapGuarded = useTapGuard(view.result !== undefined)
  useBoardFocusAfter(handover.isCovered, focusBoard)
  const requests = useRequests(session, view.match, focusBoard)
  const swapAnswer = useSwapAnswer(view.match, focusBoard)
  const sheets = useSheets()
  const { show } = sheets
  const onPlate = useCallback((side: Side) => show('plates', side), [show])
  const asked = { requests, swapAnswer, sheets, handover, isTapGuarded, onPlate }
  return { play: { ...played, view, seating, screen, boardLayout, actions, refused, ...asked }, playLayout }
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
