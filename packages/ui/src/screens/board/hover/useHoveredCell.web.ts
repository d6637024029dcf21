import type { Match } from '@tabuleiro/engine'
import { useEffect, useState, type RefObject } from 'react'
import type { View } from 'react-native'
import { useStableCallback } from '../../../components/useStableCallback'
import { pressedCell, type BoardLayout } from '../../../board/layout'
import type { PlayView } from '../../../model/session/playView'

/**
 * The cell over which a mouse moves; none while a button is held, and none for a finger. Where the position has changed
 * since the mouse moved, it rests by chance: a piece under it would look chosen.
 */
export function useHoveredCell(
  ref: RefObject<View | null>,
  layout: BoardLayout,
  { match, targets }: Pick<PlayView, 'match' | 'targets'>,
): string | undefined {
  const [hovered, setHovered] = useState<{ readonly cell: string | undefined; readonly match: Match }>()
  const onMove = useStableCallback((event: PointerEvent, board: HTMLElement) => {
    const { left, top } = board.getBoundingClientRect()
    const isHovering = event.pointerType === 'mouse' && event.buttons === 0
    const point = { x: event.clientX - left, y: event.clientY - top }
    setHovered(isHovering ? { cell: pressedCell(layout, targets, point)?.name, match } : undefined)
  })
  useEffect(() => {
    // A view is an element in a browser, whatever its type says.
    const board = (ref.current as unknown as HTMLElement | null)?.closest<HTMLElement>('[data-testid=board]')
    if (!board) return
    const move = (event: PointerEvent) => onMove(event, board)
    const leave = () => setHovered(undefined)
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
  return hovered?.match === match ? hovered.cell : undefined
}
