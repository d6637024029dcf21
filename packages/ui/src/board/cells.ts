import type { Cell } from './layout'

/** Something that the keyboard can be sent to. */
export interface Focusable {
  focus(): void
}

/** A cell as readers and keys meet it. */
export interface CellTargetProps {
  readonly cell: Cell
  /** Where it begins within its row. */
  readonly top: number
  readonly size: number
  readonly label: string
  readonly isTarget: boolean
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly register: (name: string, view: Focusable | null) => void
  readonly onFocus: (name: string) => void
  readonly onTap: (name: string) => void
}
