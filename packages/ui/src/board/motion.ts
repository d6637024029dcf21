import type { GameEvent, Piece } from '@tabuleiro/engine'
import { useEffect, useMemo, useState, type ComponentType } from 'react'
import type { Settings } from '../model/settings/settings'
import { useSetting } from '../app/useSettings'
import { motion } from '../theme/tokens'
import type { PieceAppearance, PieceProps } from '../games/piece'
import { useReducedMotion } from './useReducedMotion'

/** A piece and its motion, on the phone and in the browser. It is rendered again when one of these values changes. */
export interface MovingPieceProps {
  readonly Piece: ComponentType<PieceProps>
  readonly appearance: PieceAppearance
  /** Its cell: the piece glides when this changes, and jumps when only the board is resized. */
  readonly at: string
  /** The centre of its cell. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** How many pieces lie under it. */
  readonly level: number
  readonly millis: number
  readonly delay: number
  readonly isNew: boolean
  readonly isLeaving: boolean
}

/** What becomes of a piece between two positions. */
type Change = 'moved' | 'new' | 'gone'

/** Milliseconds to wait before each change, by what changes and where: the links of a move follow one another. */
type Delays = ReadonlyMap<`${Change}:${string}`, number>

/** The delays that play the events of a move in their order. */
export function delaysOf(events: readonly GameEvent[]): Delays {
  const delays = new Map<`${Change}:${string}`, number>()
  let links = 0
  for (const event of events) {
    const changes = changesOf(event)
    // What changes no piece takes no time, and whoever leaves the board does so with the move or push that carried them out.
    if (changes.length > 0 && event.kind !== 'returned' && event.kind !== 'scored') links++
    for (const change of changes) delays.set(change, Math.max(0, links - 1) * motion.link)
  }
  return delays
}

function changesOf(event: GameEvent): readonly `${Change}:${string}`[] {
  switch (event.kind) {
    case 'moved':
      // A piece that comes from a place off the board is new on it.
      return [`moved:${event.to}`, `new:${event.to}`]
    case 'pushed':
      return [`moved:${event.to}`]
    case 'placed':
    case 'woken':
      return [`new:${event.at}`]
    case 'captured':
      return [`gone:${event.at}`]
    case 'returned':
    case 'scored':
      return [`gone:${event.from}`]
    // Nothing comes, goes or changes its cell.
    case 'weakened':
    case 'opened':
    case 'climbed':
    case 'smashed':
    case 'won':
    case 'swapped':
    case 'trapped':
      return []
  }
}

/** A piece on the board and what is becoming of it. */
export interface MovingActor {
  readonly piece: Piece
  readonly change: Change
  readonly delay: number
}

/**
 * The pieces on the board, with those that have just left it while they fade. They come in the same order as long as they
 * live: a browser stops the motion of an element that changes places with another.
 */
export function useActors(
  pieces: readonly Piece[],
  events: readonly GameEvent[],
  millis: number,
): readonly MovingActor[] {
  const delays = useMemo(() => delaysOf(events), [events])
  const { leaving, before } = usePieceChanges(pieces, millis, delays)
  return useMemo(() => {
    const actor = (piece: Piece, change: Change): MovingActor => ({
      piece,
      change,
      delay: delays.get(`${change}:${piece.at}`) ?? 0,
    })
    return [
      ...leaving.map(piece => actor(piece, 'gone')),
      ...pieces.map(piece => actor(piece, before.has(piece.id) ? 'moved' : 'new')),
    ].sort((a, b) => (a.piece.id < b.piece.id ? -1 : 1))
  }, [pieces, leaving, before, delays])
}

/** Pieces that were there a moment ago and the ids that were, so that what is gone can fade and what is new can appear. */
function usePieceChanges(pieces: readonly Piece[], millis: number, delays: Delays) {
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
  return { leaving, before }
}

function idsOf(pieces: readonly Piece[]): ReadonlySet<string> {
  return new Set(pieces.map(piece => piece.id))
}

/** Milliseconds that a piece takes from cell to cell, by what its owner has chosen. */
export const PACES: Readonly<Record<Settings['motion'], number>> = { off: 0, fast: 90, normal: motion.move }

/** How long a piece takes to move: no time at all for people who asked us or their system for less motion. */
export function useMotionMillis(): number {
  const chosen = useSetting('motion')
  return useReducedMotion() ? 0 : PACES[chosen]
}
