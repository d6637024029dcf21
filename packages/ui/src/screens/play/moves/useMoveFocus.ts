import { useCallback, useEffect, useImperativeHandle, useRef, type RefObject } from 'react'
import type { Focusable } from '../../../board/cells'

/**
 * The list of moves is one tab stop: the move whose position is shown. While the list has the focus, it follows the
 * keys that step through the moves.
 */
export function useMoveFocus(ply: number, movesRef: RefObject<Focusable | null>) {
  const views = useRef(new Map<number, Focusable>())
  const hasFocus = useRef(false)
  const focusMove = useCallback(() => views.current.get(ply)?.focus(), [ply])
  useImperativeHandle(movesRef, () => ({ focus: focusMove }), [focusMove])
  useEffect(() => {
    if (hasFocus.current) focusMove()
  }, [focusMove])
  const register = useCallback((at: number, view: Focusable | null) => {
    if (view) views.current.set(at, view)
    else views.current.delete(at)
  }, [])
  const onFocused = useCallback((isFocused: boolean) => {
    hasFocus.current = isFocused
  }, [])
  return { register, onFocused }
}
