import { startTransition, useEffect, useMemo, useState } from 'react'
import { viewHint, viewPlay, viewPosition, visibleHint, type PlayView } from '../../model/session/playView'
import type { MatchSession } from '../../model/session/session'
import { isBoardLocked, type PlayState } from '../../model/session/state'
import { tapOptions } from '../../model/session/tapOptions'

/** What a screen shows of a session. A tap makes new tap options and leaves the rest the same objects as before. */
export function usePlayView(session: MatchSession): PlayView {
  const playState = usePlayState(session)
  const { match, input, browsedPly } = playState
  const isLocked = isBoardLocked(playState)
  const position = useMemo(() => viewPosition(match, browsedPly), [match, browsedPly])
  const options = useMemo(() => tapOptions(match, input, isLocked), [match, input, isLocked])
  const hint = visibleHint(playState, options)
  const advice = useMemo(() => viewHint(match, hint), [match, hint])
  const marks = useMemo(() => [...position.marks, ...options.marks, ...advice.marks], [position, options, advice])
  return viewPlay(playState, position, options, advice, marks)
}

/**
 * The state of a session, and a new render whenever it changes: at once after a press, and in a transition after a
 * computer's move, for which no finger waits.
 */
function usePlayState(session: MatchSession): PlayState {
  const [shown, setShown] = useState({ session, state: session.getState() })
  useEffect(() => {
    let before = session.getState()
    const update = () => {
      const state = session.getState()
      const show = () => setShown({ session, state })
      if (before.thinking === 'thinking') startTransition(show)
      else show()
      before = state
    }
    // The state may have changed between the render and this effect.
    update()
    return session.subscribe(update)
  }, [session])
  // Another session is shown from its first render on.
  return shown.session === session ? shown.state : session.getState()
}
