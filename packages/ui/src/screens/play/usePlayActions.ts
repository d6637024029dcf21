import { useCallback, useRef } from 'react'
import { useApp } from '../../app/AppContext'
import type { BoardFocus } from '../../board/TapSurface'
import { askHint } from '../../model/session/hints'
import type { MatchSession } from '../../model/session/session'
import { useSettings } from '../../app/useSettings'

/** Where cells are closer than this, in pixels, a move waits to be confirmed unless somebody chose otherwise. */
const CONFIRM_BELOW = 32

/** Milliseconds for each move while two computers play: slow enough to follow, usual, fast. */
const PACES = [2_500, 1_000, 300] as const

/** What the player decides. A button that goes away by being pressed hands the keyboard to the board. */
export function usePlayActions(store: MatchSession, pitch: number) {
  const { thinker } = useApp()
  const { confirm } = useSettings()
  const waits = confirm === 'auto' ? pitch < CONFIRM_BELOW : confirm === 'always'
  const focus = useRef<BoardFocus>(null)
  const onTap = useCallback((place: string) => store.tap(place, waits), [store, waits])
  const toBoard = useCallback(() => focus.current?.focus(), [])
  const onPick = (place: string) => {
    onTap(place)
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
  const onHint = () => void askHint(store, thinker)
  const onPace = () =>
    store.setPace(PACES[(PACES.findIndex(pace => pace === store.get().pace) + 1) % PACES.length] ?? PACES[0])
  const onAskAgain = () => store.askAgain()
  const onResume = () => {
    store.pause(false)
    toBoard()
  }
  return { focus, waits, toBoard, onTap, onPick, onConfirm, onCancel, onAskAgain, onResume, onHint, onPace }
}
