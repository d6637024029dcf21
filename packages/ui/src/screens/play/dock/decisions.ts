import type { GameUi } from '../../../games/game'
import type { PlayView } from '../../../model/session/playView'

/** What the dock needs to know, and what can be decided in it. */
export interface DockProps {
  readonly view: PlayView
  readonly board: GameUi
  /** Taps a place that is a button here; the keyboard goes to the board, for the button goes away. */
  readonly onPick: (place: string) => void
  readonly onPlayOn: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly onAskAgain: () => void
  /** Lets a clock go on that was stopped. */
  readonly onResume: () => void
  /** Opens the menu, where no other button in view does while a clock is stopped. */
  readonly onMenu?: () => void
}
