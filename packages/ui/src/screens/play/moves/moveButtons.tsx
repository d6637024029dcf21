import type { Side } from '@tabuleiro/engine'
import ChevronLeft from 'lucide-react-native/icons/chevron-left'
import ChevronRight from 'lucide-react-native/icons/chevron-right'
import List from 'lucide-react-native/icons/list'
import TextSearch from 'lucide-react-native/icons/text-search'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../components/Button'
import { shortcutOf } from '../keys/playKeys'
import { usePlay } from '../PlayContext'

interface MoveButtonProps {
  /** Whose button it is, the near player's by default: what it opens faces them. */
  readonly side?: Side
  /** Whether it is the far player's: its test id ends in `-far`. */
  readonly isFar?: boolean
}

const idFor = (name: string, isFar = false) => (isFar ? `${name}-far` : name)

/** Shows the position before the last move. */
export function StepBack({ isFar }: MoveButtonProps) {
  const { t } = useTranslation()
  const { view, session, actions } = usePlay()
  const step = () => {
    session.browse(view.ply - 1)
    // At the end the button does nothing more: the list takes the focus.
    if (view.ply === 1) actions.movesRef.current?.focus()
  }
  return (
    <IconButton
      testID={idFor('step-back', isFar)}
      label={t('play.back')}
      Icon={ChevronLeft}
      shortcut="ArrowLeft"
      isDisabled={view.ply === 0}
      onPress={step}
    />
  )
}

/** Shows the position after the next move. */
export function StepForward({ isFar }: MoveButtonProps) {
  const { t } = useTranslation()
  const { view, session, actions } = usePlay()
  const step = () => {
    session.browse(view.ply + 1)
    if (view.ply + 1 === view.match.plies.length) actions.movesRef.current?.focus()
  }
  return (
    <IconButton
      testID={idFor('step-forward', isFar)}
      label={t('play.forward')}
      Icon={ChevronRight}
      shortcut="ArrowRight"
      isDisabled={view.isPresent}
      onPress={step}
    />
  )
}

/** Open the list of all moves made, and that of all legal moves: another way to play. */
export function ListButtons({ side, isFar }: MoveButtonProps) {
  const { t } = useTranslation()
  const { sheets, seating } = usePlay()
  const opener = side ?? seating.near
  return (
    <>
      <IconButton
        testID={idFor('played', isFar)}
        label={t('play.played')}
        Icon={List}
        shortcut={shortcutOf('played')}
        onPress={() => sheets.show('played', opener)}
      />
      <IconButton
        testID={idFor('all-moves', isFar)}
        label={t('play.allMoves')}
        Icon={TextSearch}
        shortcut={shortcutOf('all-moves')}
        onPress={() => sheets.show('legal', opener)}
      />
    </>
  )
}
