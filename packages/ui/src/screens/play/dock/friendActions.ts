import type { Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import Lock from 'lucide-react-native/icons/lock'
import Undo from 'lucide-react-native/icons/undo-2'
import { canUndo } from '../../../model/session/takeback'
import type { PlayContextValue } from '../PlayContext'
import type { Action } from './ActionBar'

/** Takes back an own move that was not sent, else asks the friend to take it back. */
export function askUndo(
  { view, actions, requests }: Pick<PlayContextValue, 'view' | 'actions' | 'requests'>,
  own: Side,
) {
  if (view.canUndo) actions.undo()
  else requests.ask('undo', own)
}

/** The button that takes moves back in a game by link: where the friend must agree, it says so. */
export function friendUndo(t: TFunction, play: PlayContextValue, own: Side): Action {
  const { view } = play
  const act = () => askUndo(play, own)
  if (!view.match.takebacks.allowed)
    return { id: 'undo', word: 'undo', Icon: Lock, isForbidden: true, isDisabled: true, act }
  const isAsked = !view.canUndo
  return {
    id: 'undo',
    word: 'undo',
    Icon: Undo,
    isDisabled: isAsked && !canUndo(view.match, own),
    ...(isAsked ? { label: t('asking.askUndo') } : {}),
    act,
  }
}
