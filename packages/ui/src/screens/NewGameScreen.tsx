import { gameOf, isGameId, type ErrorCode, type MatchSpec } from '@tabuleiro/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { boardOf } from '../games/registry'
import { beginMatch } from '../match/begin'
import type { MatchShelf } from '../match/shelf'
import type { Navigator } from './navigator'
import { NewGameForm } from './new/NewGameForm'
import { completeOptions } from './new/options'
import { Notice } from './Notice'
import { readPresets, type Query } from './presets'

interface NewGameScreenProps {
  /** The game's id as the address has it. */
  readonly game: string
  readonly query: Query
  readonly shelf: MatchShelf
  readonly navigator: Navigator
}

/** A new game: who plays, on which board. The address may fill it in, and start at once. */
export function NewGameScreen({ game, query, shelf, navigator }: NewGameScreenProps) {
  const { t } = useTranslation()
  const [refusal, setRefusal] = useState<ErrorCode>()
  const onHome = () => navigator.open({ to: 'home' })
  if (!isGameId(game)) return <Notice title={t('error.game/unknown')} onHome={onHome} />
  if (!boardOf(game)) return <Notice title={t('new.noBoard', { game: gameOf(game).name })} onHome={onHome} />
  const presets = readPresets(query)
  const options = completeOptions(game, presets.options)
  const start = (spec: MatchSpec) => {
    const id = beginMatch(shelf, spec)
    if (id.ok) navigator.open({ to: 'play', id: id.value }, { replace: true })
    else setRefusal(id.error.code)
  }
  if (presets.start && options && !refusal) {
    return <AtOnce act={() => start({ game, options, seats: presets.seats })} />
  }
  const error = refusal ?? (options ? presets.error : 'options/invalid')
  return (
    <NewGameForm
      game={game}
      initial={options ?? completeOptions(game, {}) ?? {}}
      seats={presets.seats}
      message={error && (error === 'player/unavailable' ? t('new.peopleOnly') : t(`error.${error}`))}
      onHome={onHome}
      onStart={start}
    />
  )
}

/** Shows nothing and acts once, also where React mounts twice to find faults. */
function AtOnce({ act }: { readonly act: () => void }) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    act()
  })
  return null
}
