import type { Cell } from './layout'

/** Something that can take the keyboard focus. */
export interface Focusable {
  focus(): void
}

/** A cell for screen readers and keys. */
export interface CellTargetProps {
  readonly cell: Cell
  /** Its top edge within its row. */
  readonly top: number
  readonly size: number
  readonly label: string
  readonly isTarget: boolean
  readonly isSelected: boolean
  readonly isTabStop: boolean
  readonly register: (name: string, view: Focusable | null) => void
  /** `isByKeys` says whether its focus is shown: it came by keys and not by a press of a pointer. */
  readonly onFocus: (name: string, isByKeys: boolean) => void
  readonly onTap: (name: string) => void
}
