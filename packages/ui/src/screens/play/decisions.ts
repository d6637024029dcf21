import type { GameBoard } from '../../boards/game'
import type { PlayView } from '../../match/view'

/** What the slot needs to know, and what can be decided in it. */
export interface SlotProps {
  readonly view: PlayView
  readonly board: GameBoard
  readonly onSwap: () => void
  readonly onPlayOn: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
}
