import type { GameId } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import type { Rulebook } from '../../games/rulebook'
import { lookUpGameUi } from '../../games/registry'

/** The state of a rulebook that is being loaded. */
type LoadedRulebook =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'here'; readonly rulebook: Rulebook }

/** Loads the rules of a game. */
export function useRulebook(game: GameId): LoadedRulebook {
  const [found, setFound] = useState<{ readonly game: GameId; readonly rulebook: Rulebook | undefined }>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const arrive = (rulebook?: Rulebook) => {
      if (isCurrent) setFound({ game, rulebook })
    }
    lookUpGameUi(game)
      .rulebook()
      .then(arrive, () => arrive())
    return () => {
      isCurrent = false
    }
  }, [game, attempt])
  if (found?.game !== game) return { state: 'loading' }
  if (found.rulebook) return { state: 'here', rulebook: found.rulebook }
  const retry = () => {
    setFound(undefined)
    setAttempt(attempt + 1)
  }
  return { state: 'failed', retry }
}
