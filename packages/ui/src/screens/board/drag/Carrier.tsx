import type { Piece } from '@tabuleiro/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { StyleSheet, View, type GestureResponderEvent, type GestureResponderHandlers } from 'react-native'
import type { BoardAim } from '../../../board/hand'
import { distance, type Point } from '../../../board/layout'
import { isFinger, pagePoint, usePressPoint } from '../../../board/usePressPoint'
import { useStableCallback } from '../../../components/useStableCallback'
import { gripAt } from '../../../model/session/grip'
import { isBoardLocked } from '../../../model/session/state'
import { tapOptions } from '../../../model/session/tapOptions'
import { noInput } from '../../../model/session/taps'
import { useBoard } from '../BoardContext'
import type { Carriage } from './DragContext'
import { HeldPieces } from './HeldPieces'

/** What is carried. */
interface Held {
  /** Where it was taken up. */
  readonly place: string
  readonly pieces: readonly Piece[]
  readonly isFinger: boolean
  /** Whether taking it up has changed what is in hand: letting it go beside the board changes that back. */
  readonly isTaken: boolean
}

interface CarrierProps {
  readonly onReady: (carriage: Carriage) => void
  /** A move was dropped on a cell. */
  readonly onDropped: (cell: string) => void
}

/** Carries pieces over the screen, and draws those that are in the air. */
export function Carrier({ onReady, onDropped }: CarrierProps) {
  const { gameUi, boardLayout } = useBoard()
  const { ref, measure, within } = usePressPoint()
  const aimRef = useRef<BoardAim>(null)
  const [held, setHeld] = useState<Held>()
  const [at, setAt] = useState<Point>({ x: 0, y: 0 })
  const drop = useDrop(onDropped)
  const take = useTaking()
  const begin = useStableCallback((place: string, point: Point, isFinger: boolean) => {
    const taken = take(place)
    if (!taken) return false
    measure()
    setAt(within(point))
    setHeld({ place, isFinger, ...taken })
    return true
  })
  const move = useStableCallback((point: Point) => {
    aimRef.current?.aim(point)
    setAt(within(point))
  })
  const end = useStableCallback((point: Point | undefined) => {
    const cell = aimRef.current?.aim(point)
    aimRef.current?.aim(undefined)
    setHeld(undefined)
    if (held) drop(held, cell)
  })
  const { press, responders } = useCarrying({ begin, move, drop: end })
  const lifted = useMemo(() => new Set(held?.pieces.map(({ id }) => id)), [held])
  useEffect(() => onReady({ aimRef, press, lifted, responders }), [onReady, press, lifted, responders])
  return (
    <View ref={ref} testID="air" style={[StyleSheet.absoluteFill, styles.air]} onLayout={measure}>
      {held && (
        <HeldPieces pieces={held.pieces} gameUi={gameUi} pitch={boardLayout.pitch} isFinger={held.isFinger} at={at} />
      )}
    </View>
  )
}

/** What is done with what a press carries. Points are those of the page. */
interface Hand {
  /** Takes up what is at a place; false where nothing there can be carried. */
  readonly begin: (place: string, at: Point, isFinger: boolean) => boolean
  readonly move: (at: Point) => void
  /** Lets go; nowhere where the press has ended otherwise. */
  readonly drop: (at: Point | undefined) => void
}

/** Pixels that a press moves before it carries what it has pressed: a slip of a tap moves less. */
const DRAG_FROM = 8

/**
 * A press that moves on carries what it has pressed, and ends for the part that was pressed. The whole area listens: a
 * fast mouse has left a small button before it has moved far enough.
 */
function useCarrying(hand: Hand) {
  const pressed = useRef<{ readonly place: string; readonly at: Point }>(undefined)
  const isCarrying = useRef(false)
  const press = useStableCallback((place: string | undefined, event: GestureResponderEvent) => {
    pressed.current = place === undefined ? undefined : { place, at: pagePoint(event) }
  })
  const release = useStableCallback((event?: GestureResponderEvent) => {
    if (isCarrying.current) hand.drop(event && pagePoint(event))
    isCarrying.current = false
    pressed.current = undefined
  })
  const move = useStableCallback((event: GestureResponderEvent) => {
    const [start, at] = [pressed.current, pagePoint(event)]
    // A second finger lets it go.
    if (event.nativeEvent.touches.length > 1) release()
    else if (!isCarrying.current && start && distance(start.at, at) > DRAG_FROM) {
      isCarrying.current = hand.begin(start.place, at, isFinger(event))
      // What cannot be carried is not asked for again with every pixel.
      pressed.current = undefined
    }
    if (isCarrying.current) hand.move(at)
    return isCarrying.current
  })
  const responders = useMemo<GestureResponderHandlers>(
    () => ({
      onStartShouldSetResponderCapture: event => {
        press(undefined, event)
        return false
      },
      onMoveShouldSetResponderCapture: move,
      onResponderMove: move,
      onResponderRelease: release,
      onResponderTerminate: () => release(),
    }),
    [press, move, release],
  )
  return { press, responders }
}

/** Takes up what is at a place, as a tap on it would; undefined where nothing can be carried. */
function useTaking() {
  const { session } = useBoard()
  return (place: string): Pick<Held, 'pieces' | 'isTaken'> | undefined => {
    const state = session.getState()
    const grip = isBoardLocked(state) ? undefined : gripAt(state.match, place)
    if (!grip || grip.pieces.length === 0) return undefined
    const { taps } = state.input
    const isInHand = taps.length === 1 && taps[0] === grip.tap
    if (grip.tap !== undefined && !isInHand) session.tap(grip.tap, true)
    return { pieces: grip.pieces, isTaken: grip.tap !== undefined && !isInHand }
  }
}

/** Lets go over a cell, or beside the board, where what was taken up goes back. */
function useDrop(setDropped: (cell: string) => void) {
  const { session, actions } = useBoard()
  return ({ place, isTaken }: Held, cell: string | undefined) => {
    const { match, input } = session.getState()
    if (cell === undefined) {
      if (isTaken) session.cancel()
      return
    }
    if (cell === place) return
    const isTarget = tapOptions(match, input).targets.has(cell)
    if (isTarget) setDropped(cell)
    // Another piece is not taken up by letting one go over it; any other cell answers why it cannot be.
    if (isTarget || !tapOptions(match, noInput).targets.has(cell)) actions.tap(cell)
  }
}

const styles = StyleSheet.create({ air: { pointerEvents: 'none' } })
