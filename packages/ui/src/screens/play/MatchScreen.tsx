import { useCallback, useMemo, useRef } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { RIM } from '../../boards/BoardArt'
import type { GameBoard } from '../../boards/game'
import { aspectOf, layOut, type Box } from '../../boards/layout'
import type { BoardFocus } from '../../boards/TapSurface'
import { noInput } from '../../match/input'
import type { MatchStore } from '../../match/store'
import { usePlayView, type PlayView } from '../../match/view'
import { useScreenBox } from '../../parts/useScreenBox'
import { web, type KeyPress } from '../../platform/web'
import { useTheme } from '../../theme/useTheme'
import { ActionBar } from './ActionBar'
import { arrange, ArrangementProvider, isRoomyFor } from './arrange'
import { MatchBoard } from './MatchBoard'
import { MoveList } from './MoveList'
import { PlayerStrip } from './PlayerStrip'
import { Slot } from './Slot'
import { Status } from './Status'
import { Table } from './Table'
import { TopBar } from './TopBar'

interface MatchScreenProps {
  readonly store: MatchStore
  readonly board: GameBoard
  readonly onHome: () => void
  readonly onNewGame: () => void
  readonly onRematch: () => void
}

/** Where cells are closer than this, in pixels, a move waits to be confirmed. */
const CONFIRM_BELOW = 32

/** A match being played: the board and everything around it. */
export function MatchScreen({ store, board, onHome, onNewGame, onRematch }: MatchScreenProps) {
  const theme = useTheme()
  const view = usePlayView(store)
  const { box, onLayout } = useScreenBox()
  const { layout, arrangement } = useBoardLayout(board, view, box)
  const { focus, toBoard, onTap, ...decide } = useDeciding(store, layout.pitch < CONFIRM_BELOW)
  const shared = { view, board }
  const onKeyDown = ({ nativeEvent }: KeyPress) => {
    if (nativeEvent.key === 'Escape' && store.get().input !== noInput) decide.onCancel()
  }
  const screen = { backgroundColor: theme.paper }
  return (
    <ArrangementProvider value={arrangement}>
      <View role="main" style={[styles.screen, screen]} onLayout={onLayout} {...web({ onKeyDown })}>
        <Table
          arrangement={arrangement}
          screen={box}
          top={<TopBar game={view.match.game} onHome={onHome} height={arrangement.heights.top} />}
          far={<PlayerStrip {...shared} side={1} />}
          near={<PlayerStrip {...shared} side={0} />}
          board={<MatchBoard {...shared} layout={layout} onTap={onTap} focusRef={focus} />}
          now={
            <>
              <Status {...shared} />
              <Slot {...shared} {...decide} onPlayOn={toBoard} onRematch={onRematch} onNewGame={onNewGame} />
            </>
          }
          foot={
            <>
              <MoveList view={view} onLook={store.look} />
              <ActionBar store={store} onNewGame={onNewGame} onSpent={toBoard} />
            </>
          }
        />
      </View>
    </ArrangementProvider>
  )
}

/** What the player decides. A button that goes away by being pressed hands the keyboard to the board. */
function useDeciding(store: MatchStore, waits: boolean) {
  const focus = useRef<BoardFocus>(null)
  const onTap = useCallback((place: string) => store.tap(place, waits), [store, waits])
  const toBoard = () => focus.current?.focus()
  const onSwap = () => {
    onTap('swap')
    toBoard()
  }
  const onConfirm = () => {
    store.confirm()
    toBoard()
  }
  const onCancel = () => {
    store.cancel()
    toBoard()
  }
  return { focus, toBoard, onTap, onSwap, onConfirm, onCancel }
}

/** How the screen is divided, and the board in the room that it gets. */
function useBoardLayout(board: GameBoard, view: PlayView, { width, height }: Box) {
  const { setup } = view.match
  const { fontScale } = useWindowDimensions()
  return useMemo(() => {
    const shape = board.shape(setup)
    const seating = { margin: RIM, labelled: isRoomyFor({ width, height }) }
    const arrangement = arrange({ width, height }, aspectOf(shape, seating), fontScale)
    const layout = layOut(shape, arrangement.board, seating)
    return { arrangement, layout }
  }, [board, setup, width, height, fontScale])
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
