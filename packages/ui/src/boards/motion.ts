import type { GameEvent, Piece } from '@tabuleiro/engine'
import { useEffect, useState } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'
import { motion } from '../theme/tokens'

/** The browser has no native driver and says so in its console when asked for one. */
export const useNativeDriver = Platform.OS !== 'web'

/** What becomes of a piece between two positions. */
type Change = 'moved' | 'new' | 'gone'

/** Milliseconds to wait before each change, by what changes and where: the links of a move follow one another. */
type Delays = ReadonlyMap<`${Change}:${string}`, number>

/** The delays that play the events of a move in their order. */
export function delaysOf(events: readonly GameEvent[]): Delays {
  // What moves nothing takes no time.
  const changes = events.map(changeOf).filter(change => change !== undefined)
  return new Map(changes.map((change, i) => [change, i * motion.link]))
}

function changeOf(event: GameEvent): `${Change}:${string}` | undefined {
  if (event.kind === 'moved' || event.kind === 'pushed') return `moved:${event.to}`
  if (event.kind === 'placed') return `new:${event.at}`
  return event.kind === 'captured' ? `gone:${event.at}` : undefined
}

/** Pieces that were there a moment ago and the ids that were, so that what is gone can fade and what is new can appear. */
export function usePieceChanges(pieces: readonly Piece[], millis: number, delays: Delays) {
  const [seen, setSeen] = useState({ pieces, before: idsOf(pieces), leaving: [] as readonly Piece[] })
  if (seen.pieces !== pieces) {
    const now = idsOf(pieces)
    const leaving = millis > 0 ? seen.pieces.filter(piece => !now.has(piece.id)) : []
    setSeen({ pieces, before: idsOf(seen.pieces), leaving })
  }
  const { leaving, before } = seen
  useEffect(() => {
    if (leaving.length === 0) return
    // The last of them has waited for its turn before it began to fade.
    const wait = Math.max(...leaving.map(piece => delays.get(`gone:${piece.at}`) ?? 0))
    const timer = setTimeout(() => setSeen(now => ({ ...now, leaving: [] })), wait + millis)
    return () => clearTimeout(timer)
  }, [leaving, millis, delays])
  return { leaving, isNew: (id: string) => !before.has(id) }
}

function idsOf(pieces: readonly Piece[]): ReadonlySet<string> {
  return new Set(pieces.map(piece => piece.id))
}

/** How long a piece takes to move: no time at all for people who asked their system for less motion. */
export function useMotionMillis(): number {
  const [isReduced, setReduced] = useState(false)
  useEffect(() => {
    let isMounted = true
    void AccessibilityInfo.isReduceMotionEnabled().then(answer => {
      if (isMounted) setReduced(answer)
    })
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced)
    return () => {
      isMounted = false
      subscription.remove()
    }
  }, [])
  return isReduced ? 0 : motion.move
}
