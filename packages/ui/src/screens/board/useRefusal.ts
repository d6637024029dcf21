import { rulesOf, type Refusals } from '@tabuleiro/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { withLaterTexts } from '../../i18n/loading'
import { whyRefused, type Refusal } from '../../model/session/refusals'
import type { MatchSession } from '../../model/session/session'
import { isBoardLocked, type PlayState } from '../../model/session/state'

/** A tap that did nothing, and why. */
export interface Refused {
  readonly reason: Refusal
  /** When it was made. */
  readonly at: PlayState
}

/** Why the last tap did nothing, and how a screen asks for it. */
export interface Explaining {
  readonly refused: Refused | undefined
  /** Looks up why a tap on `place` changed nothing at this state. */
  readonly explain: (state: PlayState, place: string) => void
}

/** The reason of the last refused tap of a session; forgotten once the match, the position or the taps change. */
export function useRefusal(session: MatchSession): Explaining {
  const [refused, setRefused] = useState<Refused>()
  const { known, loading } = useReasons(session)
  const explain = useCallback(
    (at: PlayState, place: string) => {
      const show = (refusals: Refusals) => {
        const reason = whyRefused(refusals, at, place)
        setRefused(reason && { reason, at })
      }
      if (known.current) show(known.current)
      else void loading.current?.then(refusals => refusals && show(refusals))
    },
    [known, loading],
  )
  const isCurrent = refused !== undefined && isSameMoment(refused.at, session.getState())
  return { refused: isCurrent ? refused : undefined, explain }
}

/** The reasons of a game and their words, loaded ahead, so that a refused tap is answered at once. */
function useReasons(session: MatchSession) {
  const known = useRef<Refusals>(undefined)
  const loading = useRef<Promise<Refusals | undefined>>(undefined)
  useEffect(() => {
    const load = withLaterTexts(() => rulesOf(session.getState().match).refusals())
    const keep = (refusals: Refusals) => (known.current = refusals)
    // Without a network a refused tap stays without an answer.
    loading.current = load().then(keep, () => undefined)
  }, [session])
  return { known, loading }
}

function isSameMoment(a: PlayState, b: PlayState): boolean {
  const isSame = a.match === b.match && a.input === b.input && a.browsedPly === b.browsedPly
  return isSame && isBoardLocked(a) === isBoardLocked(b)
}
