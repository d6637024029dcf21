import type { GameEvent, Piece, Side, State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { BoardShape } from './layout'

/** What a piece looks like, apart from where it stands. */
export type PieceLook = Pick<Piece, 'kind' | 'side' | 'value'>

/** A piece to draw in a square of `size` pixels: symmetric, so that it looks right from every side of a table. */
export interface PieceProps {
  readonly look: PieceLook
  readonly size: number
}

/** What the strip of a player shows: a piece in their colour, and what they have. */
export interface Standing {
  readonly look: PieceLook
  readonly score: number
}

/** Everything the screens need to know about a game. It draws and it finds words; the rules are the engine's. */
export interface GameBoard<S extends State = State> {
  shape(setup: S['setup']): BoardShape
  readonly Piece: ComponentType<PieceProps>
  standing(s: S, side: Side): Standing
  /** What stands on a cell, in words. */
  contents(t: TFunction, pieces: readonly Piece[]): string
  /** What a move did, in words. */
  story(t: TFunction, events: readonly GameEvent[]): string
  /** Moves for the picture on the game's card. */
  readonly picture: readonly string[]
}
