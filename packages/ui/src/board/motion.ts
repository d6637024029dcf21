import type { GameEvent, Piece } from '@tabuleiro/engine'
import { useEffect, useMemo, useState, type ComponentType } from 'react'
import type { Settings } from '../model/settings/settings'
import { useSetting } from '../app/useSettings'
import { motion } from '../theme/tokens'
import type { PieceAppearance, PieceProps } from '../games/piece'
import { PIECE_SHARE } from './appearance'
import type { BoardLayout, Point } from './layout'
import { motionDelays, type Change, type Delays } from './motionPlan'
import { useReducedMotion } from './useReducedMotion'

/** A piece and its motion, on the phone and in the browser. It is rendered again when one of these values changes. */
export interface MovingPieceProps {
  readonly Piece: ComponentType<PieceProps>
  readonly appearance: PieceAppearance
  /** The board: a piece jumps to its place when the board is resized or turned. */
  readonly layout: BoardLayout
  /** Its cell: the piece glides when this changes on a board that stays as it is. */
  readonly at: string
  /** How many pieces lie under it. */
  readonly level: number
  readonly millis: number
  readonly delay: number
  readonly isNew: boolean
  readonly isLeaving: boolean
  /** Whether it is in the air, carried by hand: its place looks left. */
  readonly isLifted: boolean
}

/** How visible a piece stays at its place while it is in the air. */
export const LIFTED = 0.3

/** Where a piece stands and how large it is, in pixels. */
export function placeOf({ layout, at }: Pick<MovingPieceProps, 'layout' | 'at'>): Point & { readonly size: number } {
  const { x, y } = layout.byName.get(at)?.centre ?? { x: 0, y: 0 }
  return { x, y, size: layout.pitch * PIECE_SHARE }
}

/** A piece and how it is drawn. One that leaves the board is drawn as it was until it is gone. */
export interface DrawnPiece {
  readonly piece: Piece
  readonly appearance: PieceAppearance
  readonly level: number
}

/** A piece on the board and its change. */
export interface MovingActor {
  readonly drawn: DrawnPiece
  readonly change: Change
  readonly delay: number
}

/**
 * The pieces on the board, with those that have just left it while they fade. Their order stays the same, because a
 * browser stops the motion of an element that moves among its siblings.
 */
export function useActors(
  pieces: readonly DrawnPiece[],
  events: readonly GameEvent[],
  millis: number,
): readonly MovingActor[] {
  const delays = useMemo(() => motionDelays(events), [events])
  const { leaving, before } = usePieceChanges(pieces, millis, delays)
  return useMemo(() => {
    const actor = (drawn: DrawnPiece, change: Change): MovingActor => ({
      drawn,
      change,
      delay: delays.get(`${change}:${drawn.piece.at}`) ?? 0,
    })
    return [
      ...leaving.map(drawn => actor(drawn, 'gone')),
      ...pieces.map(drawn => actor(drawn, before.has(drawn.piece.id) ? 'moved' : 'new')),
    ].sort((a, b) => (a.drawn.piece.id < b.drawn.piece.id ? -1 : 1))
  }, [pieces, leaving, before, delays])
}

/**
 * The pieces that have just left and the ids before the last change: the first fade out, ids not among the others
 * appear.
 */
function usePieceChanges(pieces: readonly DrawnPiece[], millis: number, delays: Delays) {
  const [seen, setSeen] = useState({ pieces, before: pieceIds(pieces), leaving: [] as readonly DrawnPiece[] })
  if (seen.pieces !== pieces) {
    const now = pieceIds(pieces)
    const leaving = millis > 0 ? seen.pieces.filter(({ piece }) => !now.has(piece.id)) : []
    setSeen({ pieces, before: pieceIds(seen.pieces), leaving })
  }
  const { leaving, before } = seen
  useEffect(() => {
    if (leaving.length === 0) return
    // The last of them starts to fade after its delay.
    const wait = Math.max(...leaving.map(({ piece }) => delays.get(`gone:${piece.at}`) ?? 0))
    const timer = setTimeout(() => setSeen(now => ({ ...now, leaving: [] })), wait + millis)
    return () => clearTimeout(timer)
  }, [leaving, millis, delays])
  return { leaving, before }
}

function pieceIds(pieces: readonly DrawnPiece[]): ReadonlySet<string> {
  return new Set(pieces.map(({ piece }) => piece.id))
}

/** Milliseconds that a piece takes from cell to cell, by setting. */
export const PACES: Readonly<Record<Settings['motion'], number>> = { off: 0, fast: 90, normal: motion.move }

/** How long a piece takes to move: 0 where the settings or the system reduce motion. */
export function useMotionMillis(): number {
  const chosen = useSetting('motion')
  return useReducedMotion() ? 0 : PACES[chosen]
}
