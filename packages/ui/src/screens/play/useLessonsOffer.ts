import type { Match } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { useApp } from '../../app/AppContext'
import { countLessonsDone } from '../../model/progress/progress'
import type { PlayView } from '../../model/session/playView'
import { ownSideOf } from '../../model/session/seats'

/** Why lessons are offered beside the board, and how to be rid of them. */
export interface Offered {
  readonly why: 'first' | 'lost'
  readonly dismiss: () => void
}

/**
 * Offers the lessons of a game that was never learnt: once before the first move of the first game of its kind, and
 * after that game was lost to a computer. Undefined where nothing is offered.
 */
export function useLessonsOffer({ match, result }: PlayView): Offered | undefined {
  const { progress } = useApp()
  const isNew = useIsNew(match)
  const [isFirstOffer] = useState(() => !(match.game in progress.get().offers))
  const [isDismissed, setDismissed] = useState(false)
  const own = ownSideOf(match)
  const isLost = result?.winner !== undefined && own !== undefined && result.winner !== own
  const isFirst = match.plies.length === 0 && isFirstOffer
  const why = !isNew || isDismissed ? undefined : isLost ? 'lost' : isFirst ? 'first' : undefined
  useEffect(() => {
    if (why === 'first') progress.noteOffer(match.game)
  }, [why, progress, match.game])
  return why && { why, dismiss: () => setDismissed(true) }
}

/** Whether this is the only game of its kind that was played, and none of its lessons was done, when it was opened. */
function useIsNew({ game }: Match): boolean {
  const { library, progress } = useApp()
  const [isNew] = useState(
    () =>
      countLessonsDone(progress.get(), game) === 0 && library.list().filter(saved => saved.game === game).length <= 1,
  )
  return isNew
}
