import { useEffect, useState, type RefObject } from 'react'
import type { View } from 'react-native'
import { useStableCallback } from '../../../components/useStableCallback'
import { pressedCell, type BoardLayout } from '../../../board/layout'

/** The cell over which a mouse rests or moves; none while a button is held, and none for a finger. */
export function useHoveredCell(
  ref: RefObject<View | null>,
  layout: BoardLayout,
  targets: ReadonlySet<string>,
): string | undefined {
  const [cell, setCell] = useState<string>()
  const onMove = useStableCallback((event: PointerEvent, board: HTMLElement) => {
    const { left, top } = board.getBoundingClientRect()
    const isHovering = event.pointerType === 'mouse' && event.buttons === 0
    const point = { x: event.clientX - left, y: event.clientY - top }
    setCell(isHovering ? pressedCell(layout, targets, point)?.name : undefined)
  })
  useEffect(() => {
    // A view is an element in a browser, whatever its type says.
    const board = (ref.current as unknown as HTMLElement | null)?.closest<HTMLElement>('[data-testid=board]')
    if (!board) return
    const move = (event: PointerEvent) => onMove(event, board)
    const leave = () => setCell(undefined)
    const events = [
      ['pointermove', move],
      ['pointerup', move],
      ['pointerdown', leave],
      ['pointerleave', leave],
    ] as const
    for (const [name, listener] of events) board.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of events) board.removeEventListener(name, listener)
    }
  }, [ref, onMove])
  return cell
}
