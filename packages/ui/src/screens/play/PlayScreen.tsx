import type { ErrorCode } from '@tabuleiro/engine'
import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useSession } from '../../app/useLibrary'
import { lookUpGameUi } from '../../games/registry'
import { startKnownMatch, rematchSpec } from '../../model/library/startMatch'
import type { MatchSession } from '../../model/session/session'
import { Notice } from './sheets/rareSheets'
import { MatchScreen } from './MatchScreen'
import { useCoach } from './useCoach'
import { useFlipped } from './useFlipped'
import { useSessionEffects } from './useSessionEffects'

interface PlayScreenProps {
  readonly id: string
  /** False while another screen covers this one, in apps that keep both mounted. */
  readonly isShown?: boolean
}

/** Looks up one match by its id and plays it. */
export function PlayScreen({ id, isShown = true }: PlayScreenProps) {
  const { t } = useTranslation()
  const found = useSession(id)
  if (found?.ok === true) return <FoundMatch key={id} id={id} session={found.value} isShown={isShown} />
  // An old address, or a saved game that cannot be read.
  const code: ErrorCode | undefined = found?.error.code
  if (code === undefined) return <Notice title={t('play.missing')} hint={t('play.missingHint')} />
  return <Notice title={t(`error.${code}`)} hint={t('play.brokenHint')} />
}

interface FoundMatchProps extends Required<PlayScreenProps> {
  readonly session: MatchSession
}

function FoundMatch({ id, session, isShown }: FoundMatchProps) {
  const { library, navigator } = useApp()
  const { game } = session.getState().match
  const { keepPlaces, ...flip } = useFlipped(id, session.getState().match)
  const gameUi = lookUpGameUi(game)
  useSessionEffects(session, isShown)
  // Before the next screen is drawn, which may list the games.
  useLayoutEffect(() => {
    library.resumeUnplayed(id)
    return () => library.leave(id)
  }, [library, id])
  const onNewGame = () => {
    const { setup, seats, clock } = session.getState().match
    navigator.open({ to: 'new', game, options: setup.options, seats, clock })
  }
  const onRematch = (against?: string) => {
    const rematch = startKnownMatch(library, rematchSpec(session.getState().match, against))
    keepPlaces(rematch)
    navigator.open({ to: 'play', id: rematch }, { replace: true })
  }
  const onExplore = (ply: number) => navigator.open({ to: 'explore-game', game, from: { id, ply } })
  const onReview = () => navigator.open({ to: 'review', id })
  const leads = { onNewGame, onRematch, onReview, onExplore }
  const isCoached = useCoach(id, game)
  return <MatchScreen session={session} gameUi={gameUi} isCoached={isCoached} {...flip} {...leads} />
}
