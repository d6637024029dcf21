import { useTranslation } from 'react-i18next'
import { boardOf } from '../games/registry'
import { begunMatch, rematchOf } from '../match/begin'
import type { MatchShelf } from '../match/shelf'
import type { MatchStore } from '../match/store'
import type { Navigator } from './navigator'
import { Notice } from './Notice'
import { MatchScreen } from './play/MatchScreen'

interface PlayScreenProps {
  readonly id: string
  readonly shelf: MatchShelf
  readonly navigator: Navigator
}

/** One match, found by its id. */
export function PlayScreen({ id, shelf, navigator }: PlayScreenProps) {
  const { t } = useTranslation()
  const store = shelf.find(id)
  const board = store && boardOf(store.get().match.game)
  const onHome = () => navigator.open({ to: 'home' })
  // An old address: say so and show the way.
  if (!store || !board) return <Notice title={t('play.missing')} hint={t('play.missingHint')} onHome={onHome} />
  return (
    <MatchScreen
      key={id}
      store={store}
      board={board}
      onHome={onHome}
      onNewGame={() => openNewGame(store, navigator)}
      onRematch={() => openRematch(store, shelf, navigator)}
    />
  )
}

function openNewGame(store: MatchStore, navigator: Navigator) {
  const { game, setup, seats } = store.get().match
  navigator.open({ to: 'new', game, options: setup.options, names: [seats[0].name, seats[1].name] })
}

function openRematch(store: MatchStore, shelf: MatchShelf, navigator: Navigator) {
  const id = begunMatch(shelf, rematchOf(store.get().match))
  navigator.open({ to: 'play', id }, { replace: true })
}
