import type { TFunction } from 'i18next'
import { isTimed } from '../../../model/session/clock'
import { noInput } from '../../../model/session/taps'
import { hasModifier, type KeyPress } from '../../../platform/web'
import { barActions } from '../dock/barActions'
import type { PlayContextValue } from '../PlayContext'
import type { OpenSheet } from '../sheets/useSheets'
import { playKeyOf, type PlayKey } from './playKeys'

/** Which ply a key leads to: arrows and Page Up and Down step through the moves, Home and End go to the ends. */
const STEPS: Readonly<Record<string, ((ply: number) => number) | undefined>> = {
  ArrowLeft: ply => ply - 1,
  PageUp: ply => ply - 1,
  ArrowRight: ply => ply + 1,
  PageDown: ply => ply + 1,
  Home: () => 0,
  End: () => Infinity,
}

/** In the list of moves, whose rows have two of them, up and down go from row to row. */
const ROW_STEPS: typeof STEPS = { ...STEPS, ArrowUp: ply => ply - 2, ArrowDown: ply => ply + 2 }

/** What the keys need beyond what the parts of the screen share. */
export interface KeyTargets {
  readonly t: TFunction
  /** Whether each player has buttons of their own: a key cannot say whose it is. */
  readonly isFacing: boolean
  readonly onHome: () => void
  readonly onRules: () => void
}

/**
 * Escape takes back the last tap; where there is none, it leaves the board for the list of moves. Keys that no part has
 * used step through the moves or press a button, wherever the focus is: a person with a mouse has it nowhere.
 */
export function handlePlayKeys(play: PlayContextValue, targets: KeyTargets) {
  const { session, view, handover, sheets, actions } = play
  const isListed = sheets.open === 'played'
  const isCovered = handover.isCovered || (sheets.open !== undefined && !isListed)
  return (event: KeyPress) => {
    const { nativeEvent, defaultPrevented = false } = event
    const { key } = nativeEvent
    if (defaultPrevented || isCovered) return
    const isPlain = !hasModifier(nativeEvent)
    if (key === 'Escape' && !isListed && isPlain) {
      if (session.getState().input !== noInput) actions.cancel()
      else actions.leaveBoard()
    }
    const step = isPlain ? (isListed ? ROW_STEPS : STEPS)[key] : undefined
    const name = isListed ? undefined : playKeyOf(nativeEvent)
    if (step) session.browse(step(view.ply))
    else if (name === undefined || !pressKey(name, play, targets)) return
    event.preventDefault()
  }
}

/** Does what a key stands for; false where there is nothing to do. */
function pressKey(name: PlayKey, play: PlayContextValue, targets: KeyTargets): boolean {
  const button = targets.isFacing ? undefined : barActions(targets.t, play).find(({ id }) => id === name)
  if (button?.isDisabled === true) return false
  const act = button?.act ?? listActs(play, targets)[name]
  act?.()
  return act !== undefined
}

/** What keys do that are no buttons of the bar, or not now. */
function listActs(play: PlayContextValue, { isFacing, onHome, onRules }: KeyTargets): Acts {
  const { view, sheets, seating, actions } = play
  const show = (sheet: OpenSheet) => () => sheets.show(sheet, seating.near)
  return {
    board: () => {
      actions.focusBoard()
      actions.boardRef.current?.take()
    },
    played: show('played'),
    'all-moves': show('legal'),
    type: show('type'),
    menu: sheets.openMenu,
    rules: onRules,
    flip: play.onFlip,
    share: sheets.openShare,
    'new-game': play.onNewGame,
    home: onHome,
    keys: show('keys'),
    ...(view.isPaused && { pause: actions.resumeClock }),
    ...(isFacing && !view.isPaused && isTimed(view.match) && { pause: actions.pauseClock }),
  }
}

type Acts = Readonly<Partial<Record<PlayKey, () => void>>>
