import { noInput } from '../../model/session/taps'
import { hasModifier, type KeyPress } from '../../platform/web'
import type { PlayContextValue } from './PlayContext'

/** Which ply a key leads to: arrows and Page Up and Down step through the moves, Home and End go to the ends. */
const STEPS: Readonly<Record<string, ((ply: number) => number) | undefined>> = {
  ArrowLeft: ply => ply - 1,
  PageUp: ply => ply - 1,
  ArrowRight: ply => ply + 1,
  PageDown: ply => ply + 1,
  Home: () => 0,
  End: () => Infinity,
}

/**
 * Escape takes back the last tap; where there is none, it leaves the board for the list of moves. Keys that no part has
 * used step through the moves, wherever the focus is: a person with a mouse has it nowhere.
 */
export function handlePlayKeys({ session, view, handover, sheets, actions }: PlayContextValue) {
  const isCovered = handover.isCovered || sheets.open !== undefined
  return (event: KeyPress) => {
    const { nativeEvent, defaultPrevented = false } = event
    const { key } = nativeEvent
    if (defaultPrevented || isCovered || hasModifier(nativeEvent)) return
    if (key === 'Escape') {
      if (session.getState().input !== noInput) actions.cancel()
      else actions.leaveBoard()
    }
    const step = STEPS[key]
    if (!step) return
    session.browse(step(view.ply))
    event.preventDefault()
  }
}
