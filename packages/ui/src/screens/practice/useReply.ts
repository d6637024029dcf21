import { eventsOf } from '@tabuleiro/engine'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/AppContext'
import { useMotionMillis } from '../../board/motion'
import { settlingMillis } from '../../board/motionPlan'
import { useStableCallback } from '../../components/useStableCallback'
import { playReply } from '../../model/practice/practiceMatch'
import { COMPUTER_PAUSES } from '../../model/session/paces'
import type { MatchSession } from '../../model/session/session'
import { schedule } from '../../platform/time'

/** Plays a move of the other side, by its text, once the last move has come to rest; then says so. */
export function useReply(session: MatchSession, reply: string | undefined, onPlayed: () => void): void {
  useAfterMove(session, reply !== undefined, 0, () => {
    if (reply !== undefined) playReply(session, reply)
    onPlayed()
  })
}

/**
 * Does something once the last move of a session has come to rest and the usual pause, and `extra` milliseconds more,
 * have passed, as long as it is wanted.
 */
export function useAfterMove(session: MatchSession, isWanted: boolean, extra: number, run: () => void): void {
  const { settings } = useApp()
  const millis = useMotionMillis()
  const latest = useRef(millis)
  useEffect(() => {
    latest.current = millis
  }, [millis])
  const act = useStableCallback(run)
  useEffect(() => {
    if (!isWanted) return
    const { match } = session.getState()
    const events = match.plies.length > 0 ? eventsOf(match, match.plies.length) : []
    return schedule(settlingMillis(events, latest.current) + COMPUTER_PAUSES[settings.get().computerPause] + extra, act)
  }, [session, settings, isWanted, extra, act])
}
