import type { Side } from '@tabuleiro/engine'
import Flag from 'lucide-react-native/icons/flag'
import Handshake from 'lucide-react-native/icons/handshake'
import Lightbulb from 'lucide-react-native/icons/lightbulb'
import Lock from 'lucide-react-native/icons/lock'
import Plus from 'lucide-react-native/icons/plus'
import RotateCw from 'lucide-react-native/icons/rotate-cw'
import Share from 'lucide-react-native/icons/share-2'
import Undo from 'lucide-react-native/icons/undo-2'
import type { TFunction } from 'i18next'
import { canUndo } from '../../../model/session/takeback'
import type { PlayView } from '../../../model/session/playView'
import type { Action } from './ActionBar'
import type { Doors } from './actions'
import type { Requests } from './useRequests'

interface Seat {
  readonly side: Side
  readonly isNear: boolean
  readonly isAwake: boolean
}

/** The buttons that a player has at their own edge while both sit across the screen. Those of the far one are called so. */
export function sideActions(
  t: TFunction,
  view: PlayView,
  { side, isNear, isAwake }: Seat,
  doors: Doors,
  { ask }: Requests,
): readonly Action[] {
  const id = (name: string) => (isNear ? name : `${name}-far`)
  const undo: Action = {
    id: id('undo'),
    word: 'undo',
    ...(view.match.takebacks.allowed ? { label: t('asking.askUndo'), Icon: Undo } : { isRefused: true, Icon: Lock }),
    isOff: !canUndo(view.match, side),
    act: () => ask('undo', side),
  }
  if (view.result) {
    const rematch: Action = {
      id: id('rematch'),
      word: 'rematch',
      Icon: RotateCw,
      act: doors.onRematch,
      isOff: !isAwake,
    }
    const share: Action = { id: 'share', word: 'share', Icon: Share, act: doors.onShare, isOff: !isAwake }
    const fresh: Action = { id: 'new-game', word: 'new', Icon: Plus, act: doors.onNewGame, isOff: !isAwake }
    return isNear ? [undo, rematch, share, fresh] : [undo, rematch]
  }
  const isToMove = view.state.turn === side
  return [
    undo,
    { id: id('hint'), word: 'hint', Icon: Lightbulb, isOff: !isToMove || !view.canHint, act: doors.onHint },
    {
      id: id('draw'),
      word: 'draw',
      label: t('asking.askDraw'),
      Icon: Handshake,
      act: () => ask('draw', side),
    },
    { id: id('resign'), word: 'resign', Icon: Flag, act: () => ask('resign', side) },
  ]
}
