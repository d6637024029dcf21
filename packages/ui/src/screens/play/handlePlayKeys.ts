import { noInput } from '../../model/session/taps'
import type { KeyPress } from '../../platform/web'
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

/** Escape discards what was tapped. Keys that no part inside has used step through the moves. */
export function handlePlayKeys({ session, view, handover, sheets, actions }: PlayContextValue) {
  const isCovered = handover.isCovered || sheets.open !== undefined
  return ({ nativeEvent: { key }, defaultPrevented = false }: KeyPress) => {
    if (key === 'Escape' && session.getState().input !== noInput) actions.cancel()
    const step = defaultPrevented || isCovered ? undefined : STEPS[key]
    if (step) session.browse(step(view.ply))
  }
}
