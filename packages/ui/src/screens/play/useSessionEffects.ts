import { eventsOf, type GameEvent, type Match } from '@tabuleiro/engine'
import { useEffect, useRef } from 'react'
import { useApp } from '../../app/AppContext'
import { useMotionMillis } from '../../board/motion'
import { settlingMillis } from '../../board/motionPlan'
import { runComputers } from '../../model/session/computerTurns'
import { COMPUTER_PAUSES } from '../../model/session/paces'
import { runReceiving } from '../../model/session/receiving'
import type { MatchSession } from '../../model/session/session'
import { runTimekeeper } from '../../model/session/timekeeper'
import { monotonicNow, schedule } from '../../platform/time'
import { playMoveSounds } from '../../sounds/playMoveSounds'
import { keepScreenOn } from './keepScreenOn'

/**
 * Runs what accompanies a session while its screen is mounted: computer players, what comes by link, and sounds; and
 * the clock and the screen's light while no other screen covers it.
 */
export function useSessionEffects(session: MatchSession, isShown: boolean): void {
  const { device } = useApp()
  useComputers(session)
  useEffect(() => runReceiving(session, schedule), [session])
  useEffect(() => {
    if (!isShown) return
    const watchPresence = (listener: (isPresent: boolean) => void) => device.watchPresence(listener)
    return runTimekeeper(session, { clock: monotonicNow, schedule, watchPresence })
  }, [session, device, isShown])
  useEffect(() => playMoveSounds(session, device), [session, device])
  useEffect(() => (isShown ? keepScreenOn(session, device) : undefined), [session, device, isShown])
}

/** Plays the turns of the computers, each after the move before it has come to rest on the screen. */
function useComputers(session: MatchSession): void {
  const { thinker, settings } = useApp()
  const millis = useMotionMillis()
  // A change of the animation must not restart a computer that thinks.
  const latestMillis = useRef(millis)
  useEffect(() => {
    latestMillis.current = millis
  }, [millis])
  useEffect(
    () =>
      runComputers(session, thinker, {
        clock: Date.now,
        schedule,
        motionMillis: match => settlingMillis(lastEvents(match), latestMillis.current),
        pauseMillis: () => COMPUTER_PAUSES[settings.get().computerPause],
      }),
    [session, thinker, settings],
  )
}

/** What the last move of a match did; nothing before the first. */
function lastEvents(match: Match): readonly GameEvent[] {
  return match.plies.length > 0 ? eventsOf(match, match.plies.length) : []
}
