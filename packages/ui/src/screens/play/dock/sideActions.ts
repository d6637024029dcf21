import type { Side } from '@tabuleiro/engine'
import Flag from 'lucide-react-native/icons/flag'
import Handshake from 'lucide-react-native/icons/handshake'
import Lightbulb from 'lucide-react-native/icons/lightbulb'
import Lock from 'lucide-react-native/icons/lock'
import Menu from 'lucide-react-native/icons/menu'
import Plus from 'lucide-react-native/icons/plus'
import RotateCw from 'lucide-react-native/icons/rotate-cw'
import Share from 'lucide-react-native/icons/share-2'
import TriangleAlert from 'lucide-react-native/icons/triangle-alert'
import Undo from 'lucide-react-native/icons/undo-2'
import type { TFunction } from 'i18next'
import { canUndo } from '../../../model/session/takeback'
import type { PlayContextValue } from '../PlayContext'
import type { Action } from './ActionBar'
import { isSearching } from './barActions'

/**
 * The buttons that a player has at their own edge while both sit face to face. The test ids of the far player's buttons
 * end in `-far`.
 */
export function sideActions(t: TFunction, play: PlayContextValue, side: Side, isFar: boolean): readonly Action[] {
  const { view, actions, requests, sheets } = play
  const id = (name: string) => (isFar ? `${name}-far` : name)
  const hasSaveFault = view.saveFault !== undefined
  const menu: Action = {
    id: id(hasSaveFault ? 'trouble' : 'menu'),
    word: 'menu',
    ...(hasSaveFault ? { label: t('play.trouble'), Icon: TriangleAlert } : { Icon: Menu }),
    act: () => sheets.show('menu', side),
  }
  const undo: Action = {
    id: id('undo'),
    word: 'undo',
    ...(view.match.takebacks.allowed ? { label: t('asking.askUndo'), Icon: Undo } : { isForbidden: true, Icon: Lock }),
    isDisabled: !canUndo(view.match, side),
    act: () => requests.ask('undo', side),
  }
  if (view.result) return [menu, undo, ...actionsAfterGame(play, id('rematch'), isFar)]
  const isToMove = view.state.turn === side
  return [
    menu,
    undo,
    {
      id: id('hint'),
      word: 'hint',
      Icon: Lightbulb,
      isDisabled: !isToMove || (!view.canHint && !isSearching(view)),
      act: actions.askHint,
    },
    {
      id: id('draw'),
      word: 'draw',
      label: t('asking.askDraw'),
      Icon: Handshake,
      act: () => requests.ask('draw', side),
    },
    { id: id('resign'), word: 'resign', Icon: Flag, act: () => requests.ask('resign', side) },
  ]
}

/** Sharing and a new game are for both players: only the near one has their buttons. */
function actionsAfterGame(play: PlayContextValue, rematchId: string, isFar: boolean): readonly Action[] {
  const isDisabled = play.isTapGuarded
  const rematch: Action = { id: rematchId, word: 'rematch', Icon: RotateCw, act: () => play.onRematch(), isDisabled }
  if (isFar) return [rematch]
  return [
    rematch,
    { id: 'share', word: 'share', Icon: Share, act: play.sheets.openShare, isDisabled },
    { id: 'new-game', word: 'new', Icon: Plus, act: play.onNewGame, isDisabled },
  ]
}
