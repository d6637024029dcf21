import { useEffect } from 'react'
import { useApp } from '../../app/AppContext'
import { runComputers } from '../../model/session/computerTurns'
import type { MatchSession } from '../../model/session/session'
import { runTimekeeper } from '../../model/session/timekeeper'
import { monotonicNow, schedule } from '../../platform/time'
import { playMoveSounds } from '../../sounds/playMoveSounds'
import { keepScreenOn } from './keepScreenOn'

/**
 * Runs what accompanies a session while its screen is mounted: computer players and sounds; and the clock and the
 * screen's light while no other screen covers it.
 */
export function useSessionEffects(session: MatchSession, isShown: boolean): void {
  const { thinker, device } = useApp()
  useEffect(() => runComputers(session, thinker, { clock: Date.now, schedule }), [session, thinker])
  useEffect(() => {
    if (!isShown) return
    const watchPresence = (listener: (isPresent: boolean) => void) => device.watchPresence(listener)
    return runTimekeeper(session, { clock: monotonicNow, schedule, watchPresence })
  }, [session, device, isShown])
  useEffect(() => playMoveSounds(session, device), [session, device])
  useEffect(() => (isShown ? keepScreenOn(session, device) : undefined), [session, device, isShown])
}
