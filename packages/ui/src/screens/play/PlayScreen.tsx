import type { ErrorCode } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { lookUpGameUi } from '../../games/registry'
import { startKnownMatch, rematchSpec } from '../../model/library/startMatch'
import type { MatchSession } from '../../model/session/session'
import { Notice } from '../../components/Notice'
import { MatchScreen } from './MatchScreen'
import { useFlipped } from './useFlipped'
import { useSessionEffects } from './useSessionEffects'

interface PlayScreenProps {
  readonly id: string
  /** False while another screen lies over this one, where a shell keeps both. */
  readonly isShown?: boolean
}

/** One match, found by its id. */
export function PlayScreen({ id, isShown = true }: PlayScreenProps) {
  const { t } = useTranslation()
  const { library } = useApp()
  const found = library.open(id)
  if (found?.ok === true) return <FoundMatch key={id} id={id} store={found.value} isShown={isShown} />
  // An old address, or a save that cannot be read: say so and show the way.
  const code: ErrorCode | undefined = found?.error.code
  return <Notice title={code ? t(`error.${code}`) : t('play.missing')} hint={t('play.missingHint')} />
}

interface FoundMatchProps extends Required<PlayScreenProps> {
  readonly store: MatchSession
}

function FoundMatch({ id, store, isShown }: FoundMatchProps) {
  const { t } = useTranslation()
  const { library, navigator } = useApp()
  const { game } = store.get().match
  const { keepPlaces, ...turned } = useFlipped(id, store.get().match)
  const board = lookUpGameUi(game)
  useSessionEffects(store, isShown)
  const onNewGame = () => {
    const { setup, seats, clock } = store.get().match
    navigator.open({ to: 'new', game, options: setup.options, seats, clock })
  }
  const onRematch = () => {
    const rematch = startKnownMatch(library, rematchSpec(store.get().match))
    keepPlaces(rematch)
    navigator.open({ to: 'play', id: rematch }, { replace: true })
  }
  return <MatchScreen store={store} board={board} {...turned} onNewGame={onNewGame} onRematch={onRematch} />
}
