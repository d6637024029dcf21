import type { GameEvent, Piece, Side, State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { BoardLayout, BoardShape } from '../board/layout'

/** What a piece looks like, apart from where it stands. `notes` are the game's own: a turtle that is stuck, say. */
export interface PieceAppearance extends Pick<Piece, 'kind' | 'side' | 'value'> {
  readonly notes?: readonly string[]
}

/** A piece to draw in a square of `size` pixels: symmetric, so that it looks right from every side of a table. */
export interface PieceProps {
  readonly look: PieceAppearance
  readonly size: number
}

/** The square of a piece in the units in which most pieces are drawn. */
export const PIECE_BOX = [-50, -50, 100, 100] as const

/** What the strip of a player shows: a piece in their colour, and what they have. */
export interface PlayerScore {
  readonly look: PieceAppearance
  readonly score: number
}

/** A place beside the board: discs to take from, a turtle in its nest, on the board (then it is tapped for itself) or home. */
export interface TrayPlace {
  /** As taps name it; undefined where there is nothing to tap any more. */
  readonly place: string | undefined
  readonly look: PieceAppearance
  /** How many there are. */
  readonly count?: number
  readonly state: 'here' | 'onBoard' | 'done'
}

/** What is drawn from the layout alone, under everything else. */
export interface BackgroundProps {
  readonly layout: BoardLayout
}

/** What is drawn over the ground and under the marks, and changes with the position: caves, say. */
export interface OverlayProps<S extends State = State> {
  readonly layout: BoardLayout
  readonly state: S
}

/** What a player holds beside a score, as a small drawing in their strip. */
export interface PlayerExtrasProps<S extends State = State> {
  readonly state: S
  readonly side: Side
  /** The height there is. */
  readonly height: number
}

/** Everything the screens need to know about a game. It draws and it finds words; the rules are the engine's. */
export interface GameUi<S extends State = State> {
  shape(setup: S['setup']): BoardShape
  /** The side whose home is at the bottom of the shape; absent where nobody has one. */
  homeOf?(setup: S['setup']): Side
  readonly Piece: ComponentType<PieceProps>
  /** Drawn in place of the usual tiles. */
  readonly Background?: ComponentType<BackgroundProps>
  readonly Overlay?: ComponentType<OverlayProps<S>>
  readonly PlayerExtras?: ComponentType<PlayerExtrasProps<S>>
  /** The cell on which a place beside the board is drawn, for marks on it. */
  readonly drawnAt?: (place: string) => string
  /** How the pieces on one cell look, from bottom to top, where that depends on one another. */
  looks?(stack: readonly Piece[]): readonly PieceAppearance[]
  playerScore(s: S, side: Side): PlayerScore
  /** The strip of a player in a sentence: what `Holding`, score and tray show. */
  playerSummary(t: TFunction, s: S, side: Side): string
  /** The places beside the board: those of one side, or with `undefined` those that both share. */
  tray?(s: S, side: Side | undefined): readonly TrayPlace[]
  /** A place that is no cell, in words. */
  describePlace?(t: TFunction, s: S, place: string): string
  /** What is left to choose after the last tap on the board, in the few words that a button has room for. */
  choiceLabel?(t: TFunction, s: S, tap: string): string
  /** What a cell holds, in words. */
  describeCell(t: TFunction, s: S, cell: string, pieces: readonly Piece[]): string
  /** What a move did, in words; `s` is the position after it. */
  describeMove(t: TFunction, events: readonly GameEvent[], s: S): string
  /** Moves for the picture on the game's card. */
  readonly picture: readonly string[]
}
