import { useEffect, useState } from 'react'
import { useApp } from '../../app/AppContext'
import type { SavedGame } from '../../model/library/library'
import { gamesWithOwnMoves, ownMistakesIn, type OwnMistake } from '../../model/review/ownMistakes'
import { schedule } from '../../platform/time'

/** What the saved games bring, as far as they have been looked through. */
export interface FoundInGames {
  readonly mistakes: readonly OwnMistake[]
  /** The games that have not been reviewed, by id; the last changed first. */
  readonly unreviewed: readonly string[]
  readonly isComplete: boolean
}

const NOTHING: FoundInGames = { mistakes: [], unreviewed: [], isComplete: false }

/** Looks through the saved games one by one, so that the page stays at hand however many there are. */
export function useOwnMistakes(games: readonly SavedGame[]): FoundInGames {
  const { library } = useApp()
  const [found, setFound] = useState(NOTHING)
  useEffect(() => {
    const left = [...gamesWithOwnMoves(games)]
    let sofar = NOTHING
    let cancel: (() => void) | undefined
    const look = () => {
      const saved = left.shift()
      if (!saved) {
        setFound({ ...sofar, isComplete: true })
        return
      }
      const mistakes = ownMistakesIn(library, saved.id)
      sofar =
        mistakes === 'unreviewed'
          ? { ...sofar, unreviewed: [...sofar.unreviewed, saved.id] }
          : { ...sofar, mistakes: [...sofar.mistakes, ...mistakes] }
      cancel = schedule(0, look)
    }
    look()
    return () => cancel?.()
  }, [library, games])
  return found
}
