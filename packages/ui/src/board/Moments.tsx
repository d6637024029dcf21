import type { GameEvent, State } from '@tabuleiro/engine'
import { memo, useEffect, useState } from 'react'
import { Motion } from '../components/Motion'
import { PIECE_BOX } from '../games/piece'
import type { DrawMoment, GameUi, MomentPart } from '../games/game'
import { Drawing, Placed } from './Drawing'
import type { BoardLayout } from './layout'
import { useMotionMillis } from './motion'
import { momentMillis, planMoments, settlingMillis, type Moment } from './motionPlan'

interface MomentsProps {
  readonly layout: BoardLayout
  readonly gameUi: GameUi
  readonly state: State
  /** How many moves were made: one more than before starts the moments of the last move. */
  readonly ply: number
  readonly events: readonly GameEvent[]
}

/** The moments of the last move: still drawings of the game's own that appear and fade over the pieces. */
export const Moments = memo(function Moments({ layout, gameUi, state, ply, events }: MomentsProps) {
  const millis = useMotionMillis()
  const moments = usePlaying(ply, events, millis)
  const draw = useDrawMoment(gameUi)
  return moments.flatMap(({ event, delay }, n) =>
    (draw?.(event, layout, state) ?? []).map((part, i) => (
      <Part key={`${ply} ${n} ${i}`} part={part} delay={delay} millis={momentMillis(millis)} />
    )),
  )
})

/** How the game draws its moments, once that is loaded. Without it a game is played without them. */
function useDrawMoment({ draw: { moments } }: GameUi): DrawMoment | undefined {
  const [loaded, setLoaded] = useState<{ readonly draw: DrawMoment | undefined }>()
  useEffect(() => {
    let isMounted = true
    const load = async () => {
      const draw = await moments?.().catch(() => undefined)
      if (isMounted) setLoaded({ draw })
    }
    void load()
    return () => {
      isMounted = false
    }
  }, [moments])
  return loaded?.draw
}

/** The moments that are on the screen: those of a move that was just made, until the last of them has passed. */
function usePlaying(ply: number, events: readonly GameEvent[], millis: number): readonly Moment[] {
  const [playing, setPlaying] = useState<{ readonly ply: number; readonly moments: readonly Moment[] }>({
    ply,
    moments: [],
  })
  // To take back a move, or to look at an earlier position, plays nothing again.
  if (playing.ply !== ply) setPlaying({ ply, moments: ply === playing.ply + 1 ? planMoments(events, millis) : [] })
  const isPlaying = playing.moments.length > 0
  useEffect(() => {
    if (!isPlaying) return
    const end = () => setPlaying(now => (now.ply === ply ? { ply, moments: [] } : now))
    const timer = setTimeout(end, settlingMillis(events, millis))
    return () => clearTimeout(timer)
  }, [isPlaying, ply, events, millis])
  return playing.moments
}

interface PartProps {
  readonly part: MomentPart
  /** When the moment begins and how long it lasts, in milliseconds. */
  readonly delay: number
  readonly millis: number
}

function Part({ part: { at, size, kind, begins, lasts, drawing }, delay, millis }: PartProps) {
  return (
    <Placed x={at.x - size / 2} y={at.y - size / 2}>
      <Motion testID="moment" kind={kind} delay={delay + begins * millis} millis={lasts * millis}>
        <Drawing width={size} height={size} viewBox={PIECE_BOX}>
          {drawing}
        </Drawing>
      </Motion>
    </Placed>
  )
}
