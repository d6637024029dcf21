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
import { isTimed } from '../../../model/session/clock'
import type { MatchSession } from '../../../model/session/session'
import type { PlayView } from '../../../model/session/playView'
import type { Action } from './ActionBar'

/** What the buttons of a play screen lead to. */
export interface Doors {
  readonly onMenu: () => void
  readonly onShare: () => void
  /** Lists every legal move. */
  readonly onMoves: () => void
  readonly onNewGame: () => void
  readonly onRematch: () => void
  readonly onHint: () => void
  readonly onPace: () => void
  /** A button was pressed that has nothing left to do: the keyboard must go elsewhere. */
  readonly focusBoard: () => void
}

/** The buttons for a moment of the match: while people play, while two computers do, and when it is over. */
export function actionsFor(view: PlayView, store: MatchSession, doors: Doors, isAwake: boolean): readonly Action[] {
  const menu: Action = { id: 'menu', word: 'menu', Icon: Menu, act: doors.onMenu }
  // Where nothing is ever taken back, the button says so.
  const isRefused = !view.match.takebacks.allowed
  const undo: Action = {
    id: 'undo',
    word: 'undo',
    Icon: isRefused ? Lock : Undo,
    isRefused,
    isOff: !view.canUndo,
    act: () => {
      store.undo()
      doors.focusBoard()
    },
  }
  const fresh: Action = { id: 'new-game', word: 'new', Icon: Plus, act: doors.onNewGame }
  if (view.result)
    return [
      menu,
      undo,
      { id: 'rematch', word: 'rematch', Icon: RotateCw, act: doors.onRematch, isOff: !isAwake },
      { id: 'share', word: 'share', Icon: Share, act: doors.onShare, isOff: !isAwake },
      { ...fresh, isOff: !isAwake },
    ]
  if (view.match.seats.every(seat => seat.player !== 'human')) return [menu, ...watching(view, store, doors), fresh]
  const redo: Action = { id: 'redo', word: 'redo', Icon: Redo, isOff: !view.canRedo, act: () => store.redo() }
  const hint: Action = { id: 'hint', word: 'hint', Icon: Lightbulb, isOff: !view.canHint, act: doors.onHint }
  return [menu, undo, redo, hint, view.match.clock ? pauseOf(view, store, doors) : fresh]
}

/** Stops the clock, once it runs; a new game is in the menu then. */
function pauseOf({ match }: PlayView, store: MatchSession, { focusBoard }: Doors): Action {
  const act = () => {
    store.pause(true)
    focusBoard()
  }
  return { id: 'pause', word: 'pause', Icon: Pause, isOff: !isTimed(match), act }
}

/** Two computers play: they can be stopped, and made to play faster or slower. */
function watching(view: PlayView, store: MatchSession, doors: Doors): readonly Action[] {
  return [
    view.isPaused
      ? { id: 'resume', word: 'resume', Icon: Play, act: () => store.pause(false) }
      : { id: 'pause', word: 'pause', Icon: Pause, act: () => store.pause(true) },
    { id: 'pace', word: 'pace', Icon: FastForward, act: doors.onPace },
  ]
}
