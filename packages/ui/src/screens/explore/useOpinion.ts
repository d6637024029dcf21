import type { Lines } from '@tabuleiro/ai'
import { resultOf, type Match } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/AppContext'
import { useIsFocused } from '../../app/IsFocused'

/**
 * The computer's opinion of a position while it is wanted and seen: better lines the longer one stays, until the search
 * stops by itself. Undefined before the first lines, and where the game is over.
 */
export function useOpinion(match: Match, isWanted: boolean): Lines | undefined {
  const { thinker } = useApp()
  const isFocused = useIsFocused()
  const [found, setFound] = useState<{ readonly match: Match; readonly lines: Lines }>()
  const isAsked = isWanted && isFocused && resultOf(match) === undefined
  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    const show = (lines: Lines) => {
      if (isCurrent) setFound({ match, lines })
    }
    void thinker
      .ask(match, { kind: 'lines' }, (_done, soFar) => {
        if (soFar !== undefined) show(soFar)
      })
      .then(answer => {
        if (answer?.ok === true) show(answer.value)
      })
    return () => {
      isCurrent = false
      thinker.cancel()
    }
  }, [thinker, match, isAsked])
  return isWanted && found?.match === match ? found.lines : undefined
}
