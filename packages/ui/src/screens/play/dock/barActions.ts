import ChevronRight from 'lucide-react-native/icons/chevron-right'
import ChevronsRight from 'lucide-react-native/icons/chevrons-right'
import FastForward from 'lucide-react-native/icons/fast-forward'
import Lightbulb from 'lucide-react-native/icons/lightbulb'
import Lock from 'lucide-react-native/icons/lock'
import Menu from 'lucide-react-native/icons/menu'
import Pause from 'lucide-react-native/icons/pause'
import Play from 'lucide-react-native/icons/play'
import Plus from 'lucide-react-native/icons/plus'
import Redo from 'lucide-react-native/icons/redo-2'
import RotateCw from 'lucide-react-native/icons/rotate-cw'
import Share from 'lucide-react-native/icons/share-2'
import Undo from 'lucide-react-native/icons/undo-2'
import type { TFunction } from 'i18next'
import { isTimed } from '../../../model/session/clock'
import type { PlayView } from '../../../model/session/playView'
import { isComputerOnly, linkSideOf } from '../../../model/session/seats'
import type { PlayContextValue } from '../PlayContext'
import type { Icon } from '../../../components/Button'
import { paceName, type PaceName } from '../../../model/session/paces'
import type { Action } from './ActionBar'
import { friendUndo } from './friendActions'

/** The buttons for a moment of the match: while people play, while two computers do, and when it is over. */
export function barActions(t: TFunction, play: PlayContextValue): readonly Action[] {
  const { view, session, actions, sheets, isTapGuarded } = play
  const menu: Action = { id: 'menu', word: 'menu', Icon: Menu, act: sheets.openMenu }
  // Where the match allows no takebacks, the button says so.
  const isForbidden = !view.match.takebacks.allowed
  const own = linkSideOf(view.match)
  const freeUndo: Action = {
    id: 'undo',
    word: 'undo',
    Icon: isForbidden ? Lock : Undo,
    isForbidden,
    isDisabled: !view.canUndo,
    act: actions.undo,
  }
  const undo = own === undefined ? freeUndo : friendUndo(t, play, own)
  const newGame: Action = { id: 'new-game', word: 'new', Icon: Plus, act: play.onNewGame }
  if (view.result)
    return [
      menu,
      undo,
      { id: 'rematch', word: 'rematch', Icon: RotateCw, act: () => play.onRematch(), isDisabled: isTapGuarded },
      { id: 'share', word: 'share', Icon: Share, act: sheets.openShare, isDisabled: isTapGuarded },
      { ...newGame, isDisabled: isTapGuarded },
    ]
  if (isComputerOnly(view.match)) return [menu, ...computerOnlyActions(play), newGame]
  const redo: Action = { id: 'redo', word: 'redo', Icon: Redo, isDisabled: !view.canRedo, act: () => session.redo() }
  const hint: Action = {
    id: 'hint',
    word: 'hint',
    Icon: Lightbulb,
    isDisabled: !view.canHint && !isSearching(view),
    act: actions.askHint,
  }
  // In a game by link what was taken back by agreement is not played again.
  if (own !== undefined) return [menu, undo, hint, newGame]
  return [menu, undo, redo, hint, view.match.clock ? pauseAction(play) : newGame]
}

/** Whether a hint is being searched: its button keeps the focus, and a press does nothing. */
export function isSearching({ hint }: PlayView): boolean {
  return hint?.step === 'searching'
}

/** Stops the clock once it runs. It takes the place of a new game, which the menu has as well. */
function pauseAction({ view, actions }: PlayContextValue): Action {
  return { id: 'pause', word: 'pause', Icon: Pause, isDisabled: !isTimed(view.match), act: actions.pauseClock }
}

/** The button of the speed shows which it is. */
function paceAction(pace: PaceName, act: () => void): Action {
  return { id: 'pace', isSpeed: true, word: PACE_WORDS[pace], Icon: PACE_ICONS[pace], act }
}

const PACE_WORDS = { slow: 'paceSlow', normal: 'paceNormal', fast: 'paceFast' } as const
const PACE_ICONS: Readonly<Record<PaceName, Icon>> = { slow: ChevronRight, normal: ChevronsRight, fast: FastForward }

/** While two computers play: they can be stopped, and made to play faster or slower. */
function computerOnlyActions({ view, session, actions }: PlayContextValue): readonly Action[] {
  return [
    view.isPaused
      ? { id: 'resume', word: 'resume', Icon: Play, act: () => session.pause(false) }
      : { id: 'pause', word: 'pause', Icon: Pause, act: () => session.pause(true) },
    paceAction(paceName(view.pace), actions.changePace),
  ]
}
