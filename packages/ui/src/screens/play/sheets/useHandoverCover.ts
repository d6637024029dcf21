import { useEffect, useState } from 'react'
import type { MatchSession } from '../../../model/session/session'
import type { PlayView } from '../../../model/session/playView'
import { useSetting } from '../../../app/useSettings'
import type { Seating } from '../../../model/session/seating'

/**
 * Whether the board is covered: where the device is passed on, from a move until the next player has taken it, and when a match
 * that has begun is opened, for nobody knows in whose hands that is. Their clock stands still until then. `onLifted` is called
 * once the board is there again.
 */
export function useHandoverCover(
  { match, result }: PlayView,
  { way }: Seating,
  store: MatchSession,
  onLifted: () => void,
) {
  const { length } = match.plies
  const isWanted = useSetting('cover') && way === 'pass'
  const [seen, setSeen] = useState(isWanted ? 0 : length)
  // A move that was taken back goes back to whoever has the device, and a result is for both.
  const isCovered = isWanted && length > seen && result === undefined
  if (length < seen || (!isWanted && length !== seen)) setSeen(length)
  useEffect(() => {
    if (!isCovered) return
    store.pause(true)
    return onLifted
  }, [isCovered, store, onLifted])
  const uncover = () => {
    setSeen(length)
    store.pause(false)
  }
  return { isCovered, uncover }
}
