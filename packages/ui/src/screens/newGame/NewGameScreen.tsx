import { isGameId, type ErrorCode, type GameId, type MatchSpec } from '@tabuleiro/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { startMatch } from '../../model/library/startMatch'
import { toMatchSpec, type Choices } from '../../model/newGame/choices'
import { NewGameForm } from './NewGameForm'
import { proposedSetup } from './proposedSetup'
import { Notice } from '../../components/Notice'
import { readPresets, type Query } from '../../model/newGame/presets'

interface NewGameScreenProps {
  /** The id in the address, which may be unknown. */
  readonly game: string
  readonly query: Query
}

/** The form of a new game. The query of the address may fill it in and start at once. */
export function NewGameScreen({ game, query }: NewGameScreenProps) {
  const { t } = useTranslation()
  if (!isGameId(game)) return <Notice title={t('error.game/unknown')} />
  return <KnownGame game={game} query={query} />
}

function KnownGame({ game, query }: { readonly game: GameId; readonly query: Query }) {
  const { library, navigator } = useApp()
  const [refusal, setRefusal] = useState<ErrorCode>()
  // Read once: starting a game changes the last setup.
  const [{ choices, start: seats, errors }] = useState(() => readPresets(game, query, proposedSetup(library, game)))
  const begin = (spec: MatchSpec) => {
    const id = startMatch(library, spec)
    if (id.ok) navigator.open({ to: 'play', id: id.value }, { replace: true })
    else setRefusal(id.error.code)
  }
  if (seats && !refusal) return <RunOnce act={() => begin({ ...toMatchSpec(game, choices, Math.random), seats })} />
  const start = (chosen: Choices) => {
    // The home page plays the last setup again: that is a game of one's own, and not one that was watched.
    if (chosen.pairing !== 'computers') library.rememberSetup(game, chosen)
    begin(toMatchSpec(game, chosen, Math.random))
  }
  return <NewGameForm game={game} initial={choices} errors={refusal ? [...errors, refusal] : errors} onStart={start} />
}

/** Renders nothing and acts once, even if React mounts it twice in strict mode. */
function RunOnce({ act }: { readonly act: () => void }) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    act()
  })
  return null
}
