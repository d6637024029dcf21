import { createContext, useContext, type RefObject } from 'react'
import type { GestureResponderHandlers } from 'react-native'
import type { BoardAim, PressPlace } from '../../../board/hand'

/** How pieces are carried over a screen. */
export interface Carriage {
  readonly aimRef: RefObject<BoardAim | null>
  /** A place is pressed: if the press moves, what is there is carried. */
  readonly press: PressPlace
  /** The ids of the pieces in the air: their places look left. */
  readonly lifted: ReadonlySet<string>
  /** The handlers of the whole area. */
  readonly responders: GestureResponderHandlers
}

/** What the board and its trays share where pieces are carried by hand. */
export interface Dragging extends Carriage {
  /** The cell on which the last move was dropped: its piece is there already and does not move. */
  readonly droppedOn: string | undefined
}

const DragContext = createContext<Dragging | undefined>(undefined)

export const DragProvider = DragContext.Provider

/** How pieces are carried here; undefined where a screen has no room over everything for what is in the air. */
export function useDragging(): Dragging | undefined {
  return useContext(DragContext)
}
