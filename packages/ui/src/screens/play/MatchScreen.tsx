import { useMemo, useRef } from 'react'
import { StyleSheet, View } from 'react-native'
import { RIM } from '../../boards/BoardArt'
import type { GameBoard } from '../../boards/game'
import { aspectOf, layOut, type Box } from '../../boards/layout'
import type { BoardFocus } from '../../boards/TapSurface'
import type { MatchStore } from '../../match/store'
import { usePlayView, type PlayView } from '../../match/view'
import { useScreenBox } from '../../parts/useScreenBox'
import { useTheme } from '../../theme/useTheme'
import { ActionBar } from './ActionBar'
import { arrange, isRoomyFor } from './arrange'
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
  const focus = useRef<BoardFocus>(null)
  const shared = { view, board }
  const onTap = (place: string) => store.tap(place, layout.pitch < CONFIRM_BELOW)
  const decide = { onTap, onPlayOn: () => focus.current?.focus(), onConfirm: store.confirm, onCancel: store.cancel }
  return (
    <View role="main" style={[styles.screen, { backgroundColor: theme.paper }]} onLayout={onLayout}>
      <Table
        arrangement={arrangement}
        screen={box}
        top={<TopBar game={view.match.game} onHome={onHome} />}
        far={<PlayerStrip {...shared} side={1} />}
        near={<PlayerStrip {...shared} side={0} />}
        board={<MatchBoard {...shared} layout={layout} onTap={onTap} onCancel={store.cancel} focusRef={focus} />}
        now={
          <>
            <Status {...shared} />
            <Slot {...shared} {...decide} onRematch={onRematch} onNewGame={onNewGame} />
          </>
        }
        foot={
          <>
            <MoveList view={view} isWrapped={arrangement.mode === 'row' && arrangement.isRoomy} onLook={store.look} />
            <ActionBar view={view} store={store} hasWords={arrangement.hasWords} onNewGame={onNewGame} />
          </>
        }
      />
    </View>
  )
}

/** How the screen is divided, and the board in the room that it gets. */
function useBoardLayout(board: GameBoard, view: PlayView, { width, height }: Box) {
  const { setup } = view.match
  return useMemo(() => {
    const shape = board.shape(setup)
    const seating = { margin: RIM, labelled: isRoomyFor({ width, height }) }
    const arrangement = arrange({ width, height }, aspectOf(shape, seating))
    const layout = layOut(shape, arrangement.board, seating)
    return { arrangement, layout }
  }, [board, setup, width, height])
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
