import { rulesOf, seenAt, writtenMoves } from '@tabuleiro/engine'
import { useMemo, useState } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useApp } from '../../app/app'
import type { GameBoard } from '../../boards/game'
import { aspectOf, LEAST_PITCH, layOut, marginOf, widthAt, type Box } from '../../boards/layout'
import { noInput } from '../../match/input'
import type { MatchStore } from '../../match/store'
import { usePlayView, type PlayView } from '../../match/view'
import { useScreenBox } from '../../parts/useScreenBox'
import { web, type KeyPress } from '../../platform/web'
import { useSettings } from '../../settings/useSettings'
import { useTheme } from '../../theme/useTheme'
import { actionsFor } from './actions'
import { arrange, ArrangementProvider, isRoomyFor } from './arrange'
import { Dock } from './Dock'
import { Extras, type Open } from './Extras'
import { MatchBoard } from './MatchBoard'
import { MoveList } from './MoveList'
import { PlayerStrip } from './PlayerStrip'
import { seatingOf, type Seating } from './seating'
import { Status } from './Status'
import { SwapChoice } from './SwapChoice'
import { Table } from './Table'
import { TopBar } from './TopBar'
import { Tray } from './Tray'
import { useAwake } from './useAwake'
import { useDeciding } from './useDeciding'

interface MatchScreenProps {
  readonly store: MatchStore
  readonly board: GameBoard
  readonly onNewGame: () => void
  readonly onRematch: () => void
}

/** A match being played: the board and everything around it. */
export function MatchScreen({ store, board, onNewGame, onRematch }: MatchScreenProps) {
  const theme = useTheme()
  const { navigator } = useApp()
  const view = usePlayView(store)
  const { box, onLayout } = useScreenBox()
  const [isFlipped, setFlipped] = useState(false)
  const [open, setOpen] = useState<Open>()
  const seating = seatingOf(view.match, board, isFlipped)
  const { layout, arrangement } = useBoardLayout(board, view, box, seating)
  const { focus, toBoard, onHint, onPace, ...decide } = useDeciding(store, layout.pitch)
  const isAwake = useAwake(view.result !== undefined)
  const shared = { view, board, onTap: decide.onTap }
  const doors = {
    onMenu: () => setOpen('menu'),
    onShare: () => setOpen('share'),
    onNewGame,
    onRematch,
    onHint,
    onPace,
    onSpent: toBoard,
  }
  const strip = (side: 0 | 1) => <PlayerStrip {...shared} side={side} />
  return (
    <ArrangementProvider value={arrangement}>
      <View
        role="main"
        style={[styles.screen, { backgroundColor: theme.paper }]}
        onLayout={onLayout}
        {...web({ onKeyDown: keysOf(store, view, decide.onCancel) })}
      >
        <Table
          arrangement={arrangement}
          screen={box}
          top={
            <TopBar
              game={view.match.game}
              height={arrangement.heights.top}
              onHome={() => navigator.open({ to: 'home' })}
              onRules={() => navigator.open({ to: 'rules', game: view.match.game })}
              onTrouble={view.fault && (() => setOpen('menu'))}
            />
          }
          far={strip(seating.near === 0 ? 1 : 0)}
          near={strip(seating.near)}
          board={<MatchBoard {...shared} layout={layout} focusRef={focus} />}
          now={
            <>
              <Status view={view} board={board} />
              <Tray {...shared} side={undefined} />
            </>
          }
          foot={
            <>
              <MoveList
                view={view}
                offer={isSwapOffered(view) ? <SwapChoice {...shared} {...decide} onPlayOn={toBoard} /> : undefined}
                onLook={store.look}
                onMoves={() => setOpen('moves')}
              />
              <Dock {...shared} {...decide} onPlayOn={toBoard} actions={actionsFor(view, store, doors, isAwake)} />
            </>
          }
          over={
            open && (
              <Extras
                open={open}
                view={view}
                store={store}
                moves={legalTexts(view)}
                waits={decide.waits}
                onFlip={() => setFlipped(!isFlipped)}
                onOpen={setOpen}
                onNewGame={onNewGame}
              />
            )
          }
        />
      </View>
    </ArrangementProvider>
  )
}

/** Whether a swap must be accepted or passed over now; while it waits to be confirmed, that is decided in the dock. */
function isSwapOffered({ targets, pending }: PlayView): boolean {
  return targets.has('swap') && pending === undefined
}

/** The legal moves as text, in the order of the notation. */
function legalTexts({ match, state, targets }: PlayView): readonly string[] {
  return targets.size === 0 ? [] : writtenMoves(rulesOf(match), state, seenAt(match)).map(({ text }) => text)
}

/** Escape forgets what was tapped; outside the board, arrows step through the moves and Home and End go to the ends. */
function keysOf(store: MatchStore, view: PlayView, onCancel: () => void) {
  return ({ nativeEvent: { key } }: KeyPress) => {
    if (key === 'Escape' && store.get().input !== noInput) onCancel()
    if (key === 'PageUp') store.look(view.ply - 1)
    if (key === 'PageDown') store.look(view.ply + 1)
  }
}

/** How the screen is divided, and the board in the room that it gets. */
function useBoardLayout(board: GameBoard, view: PlayView, { width, height }: Box, { turn }: Seating) {
  const { setup } = view.match
  const { fontScale } = useWindowDimensions()
  const { coordinates } = useSettings()
  const own = (board.tray?.(view.state, 0).length ?? 0) > 0
  const common = (board.tray?.(view.state, undefined).length ?? 0) > 0
  return useMemo(() => {
    const shape = board.shape(setup)
    const seating = { turn, margin: marginOf(shape), labelled: coordinates && isRoomyFor({ width, height }) }
    const aspect = aspectOf(shape, seating)
    const least = Math.min(width, widthAt(shape, seating, LEAST_PITCH))
    const arrangement = arrange({ width, height }, aspect, fontScale, { own, common }, least)
    const layout = layOut(shape, arrangement.board, seating)
    return { arrangement, layout }
  }, [board, setup, width, height, fontScale, turn, coordinates, own, common])
}

const styles = StyleSheet.create({ screen: { flex: 1 } })
