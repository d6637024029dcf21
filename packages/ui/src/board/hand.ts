import type { GestureResponderEvent } from 'react-native'
import type { Point } from './layout'

/** Tells the hand that carries pieces what is pressed: a cell, or a place beside the board. */
export type PressPlace = (place: string | undefined, event: GestureResponderEvent) => void

/** Where a hand is on a board. */
export interface BoardAim {
  /** Marks the cell at a point of the page and answers its name; undefined beside the board. */
  aim(at: Point | undefined): string | undefined
}
