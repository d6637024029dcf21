import { rulesOf, seenAt, writtenMoves } from '@tabuleiro/engine'
import { useMemo, useState } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import type { GameUi } from '../../games/game'
import { aspectOf, MIN_PITCH, layOut, marginOf, widthAt, type Box } from '../../board/layout'
import { noInput } from '../../model/session/taps'
import type { MatchSession } from '../../model/session/session'
import type { PlayView } from '../../model/session/playView'
import { useScreenBox } from '../../components/useScreenBox'
import { web, type KeyPress } from '../../platform/web'
import { useSetting, useSettings } from '../../app/useSettings'
import { useTheme } from '../../theme/useTheme'
import { FaceToFaceLayout } from './layout/FaceToFaceLayout'
import { SharedSideLayout } from './layout/SharedSideLayout'
import { playLayout, PlayLayoutProvider, isRoomyFor } from './layout/playLayout'
import { faceToFacePlan } from './layout/faceToFacePlan'
import { BackCancels } from './BackCancels'
import { HandoverCover } from './sheets/HandoverCover'
import { EndQuestion } from './sheets/EndQuestion'
import { PlaySheets, type OpenSheet } from './sheets/PlaySheets'
import { MatchBoard } from './MatchBoard'
import { arrangeSeating, type Seating } from '../../model/session/seating'
import { useRequests } from './dock/useRequests'
import { useTapGuard } from './useTapGuard'
import { useHandoverCover } from './sheets/useHandoverCover'
import { usePlayActions } from './usePlayActions'
import { usePlayView } from './usePlayView'
import type { Flipped } from './useFlipped'

interface MatchScreenProps extends Omit<Flipped, 'keepPlaces'> {
  readonly store: MatchSession
  readonly board: GameUi
  readonly onNewGame: () => void
  readonly onRematch: () => void
}

/** A match being played: the board and everything around it, as those who play it sit. */
export function MatchScreen({ store, board, isFlipped, onFlip, onNewGame, onRematch }: MatchScreenProps) {
  const theme = useTheme()
  const view = usePlayView(store)
  const { box, onLayout } = useScreenBox()
  const [open, setOpen] = useState<OpenSheet>()
  const seating = arrangeSeating(view.match, board.draw.homeSide?.(view.match.setup), isFlipped, useSetting('seating'))
  const { layout, arrangement } = useBoardLayout(board, view, box, seating)
  const { focus, onHint, onPace, ...decide } = usePlayActions(store, layout.pitch)
  const isAwake = useTapGuard(view.result !== undefined)
  const { isCovered, uncover } = useHandoverCover(view, seating, store, decide.toBoard)
  const asking = useRequests(store, view.match, decide.toBoard)
  const isFacing = arrangement.mode === 'face'
  const openers = useMemo(
    () => ({ onMenu: () => setOpen('menu'), onShare: () => setOpen('share'), onMoves: () => setOpen('moves') }),
    [],
  )
  const doors = {
    ...openers,
    onNewGame,
    onRematch,
    onHint,
    onPace,
    focusBoard: decide.toBoard,
  }
  // Across the screen every question is asked at the edges; elsewhere moves are taken back without one.
  const ending = isFacing || asking.current?.what === 'undo' ? undefined : asking.current
  // A sheet that is closed hands the keyboard on, like every button that goes away.
  const leadTo = (next: OpenSheet) => {
    setOpen(next)
    if (next === undefined) decide.toBoard()
  }
  const extras = open && (
    <PlaySheets
      open={open}
      view={view}
      store={store}
      moves={legalTexts(view)}
      waits={decide.waits}
      onFlip={onFlip}
      onOpen={leadTo}
      onNewGame={onNewGame}
      onAsk={asking.ask}
      isFacing={isFacing}
    />
  )
  const over = ending ? <EndQuestion view={view} asked={ending} asking={asking} /> : extras
  const shared = { view, board, ...decide, onPlayOn: decide.toBoard }
  const parts = { ...shared, store, screen: box, near: seating.near, doors, asking, isAwake, over }
  const drawing = <MatchBoard {...shared} layout={layout} focusRef={focus} />
  return (
    <PlayLayoutProvider value={arrangement}>
      <View
        role="main"
        style={[styles.screen, { backgroundColor: theme.paper }]}
        onLayout={onLayout}
        {...web({ onKeyDown: keysOf(store, view, isCovered || open !== undefined, decide.onCancel) })}
      >
        {view.taps.length > 0 && <BackCancels onCancel={decide.onCancel} />}
        {isCovered ? (
          <HandoverCover view={view} onUncover={uncover} />
        ) : isFacing ? (
          <FaceToFaceLayout {...parts} drawing={drawing} />
        ) : (
          <SharedSideLayout {...parts} drawing={drawing} />
        )}
      </View>
    </PlayLayoutProvider>
  )
}

/** The legal moves as text, in the order of the notation. */
function legalTexts({ match, state, targets }: PlayView): readonly string[] {
  return targets.size === 0 ? [] : writtenMoves(rulesOf(match), state, seenAt(match)).map(({ text }) => text)
}

/** Which ply a key leads to: arrows and Page Up and Down step through the moves, Home and End go to the ends. */
const STEPS: Readonly<Record<string, ((ply: number) => number) | undefined>> = {
  ArrowLeft: ply => ply - 1,
  PageUp: ply => ply - 1,
  ArrowRight: ply => ply + 1,
  PageDown: ply => ply + 1,
  Home: () => 0,
  End: () => Infinity,
}

/** Escape forgets what was tapped. Keys that the board and other parts have no use for step through the moves. */
function keysOf(store: MatchSession, view: PlayView, isCovered: boolean, onCancel: () => void) {
  return ({ nativeEvent: { key }, defaultPrevented = false }: KeyPress) => {
    if (key === 'Escape' && store.get().input !== noInput) onCancel()
    const step = defaultPrevented || isCovered ? undefined : STEPS[key]
    if (step) store.browse(step(view.ply))
  }
}

/** How the screen is divided, and the board in the room that it gets. */
function useBoardLayout(board: GameUi, view: PlayView, { width, height }: Box, { turn, way }: Seating) {
  const { setup } = view.match
  const { fontScale } = useWindowDimensions()
  const { coordinates } = useSettings()
  const own = useMemo(() => (board.tray?.(view.state, 0).length ?? 0) > 0, [board, view.state])
  const common = useMemo(() => (board.tray?.(view.state, undefined).length ?? 0) > 0, [board, view.state])
  return useMemo(() => {
    const shape = board.draw.shape(setup)
    const seating = { turn, margin: marginOf(shape), labelled: coordinates && isRoomyFor({ width, height }) }
    const aspect = aspectOf(shape, seating)
    const least = Math.min(width, widthAt(shape, seating, MIN_PITCH))
    const room = [{ width, height }, aspect, fontScale, { own, common }, least] as const
    const arrangement = (way === 'face' ? faceToFacePlan(...room) : undefined) ?? playLayout(...room)
    const layout = layOut(shape, arrangement.board, seating)
    return { arrangement, layout }
  }, [board, setup, width, height, fontScale, turn, way, coordinates, own, common])
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
