import type { GameEvent, Piece, Side, State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'
import type { BoardLayout, BoardShape } from '../board/layout'
import type { PieceAppearance, PieceProps } from './piece'
import type { Rulebook } from './rulebook'

/** What the strip of a player shows: a piece in their colour, and their score. */
export interface PlayerScore {
  readonly appearance: PieceAppearance
  readonly score: number
}

/** A place beside the board: a pile to take from, or one piece that waits, is on the board or has finished. */
export interface TrayPlace {
  /** As taps name it; undefined when it can no longer be tapped. */
  readonly place: string | undefined
  readonly appearance: PieceAppearance
  /** How many pieces a pile holds. */
  readonly count?: number
  readonly state: 'here' | 'onBoard' | 'done'
}

/** The background is drawn from the layout alone. */
export interface BackgroundProps {
  readonly layout: BoardLayout
}

/** The overlay changes with the position. */
export interface OverlayProps<S extends State = State> {
  readonly layout: BoardLayout
  readonly state: S
}

/** A small drawing in a player's strip, of `height` pixels. */
export interface PlayerExtrasProps<S extends State = State> {
  readonly state: S
  readonly side: Side
  readonly height: number
}

/** How a game is drawn. */
export interface GameDrawing<S extends State = State> {
  shape(setup: S['setup']): BoardShape
  /** The side whose home is at the bottom of the shape; absent where the board has no homes. */
  homeSide?(setup: S['setup']): Side
  readonly Piece: ComponentType<PieceProps>
  /** The lowest layer, in place of the usual tiles. */
  readonly Background?: ComponentType<BackgroundProps>
  /** The layer between the background and the marks: caves, say. */
  readonly Overlay?: ComponentType<OverlayProps<S>>
  /** What a player has beside a score. */
  readonly PlayerExtras?: ComponentType<PlayerExtrasProps<S>>
  /** The cell that shows the marks of a place beside the board. */
  readonly markCell?: (place: string) => string
  /** The appearances of the pieces on one cell, from bottom to top, where they depend on one another. */
  stackAppearances?(stack: readonly Piece[]): readonly PieceAppearance[]
}

/** A player as the subject of a sentence: a name, or "you", for which texts have a variant of their own. */
export interface Subject {
  readonly name: string
  readonly context?: 'you'
}

/** How a game is put into words. */
export interface GameWords<S extends State = State> {
  /** What a move did; `s` is the position after it. */
  describeMove(t: TFunction, events: readonly GameEvent[], s: S, subjectOf: (side: Side) => Subject): string
  /** How long the status may become, in letters: the longest move, who is to move or has won, and why. */
  readonly longestStatus: number
  /** What a cell holds. */
  describeCell(t: TFunction, s: S, cell: string, pieces: readonly Piece[]): string
  /** A place that is no cell. */
  describePlace?(t: TFunction, s: S, place: string): string
  /** What the strip of a player shows: score, extras and tray. */
  playerSummary(t: TFunction, s: S, side: Side): string
  /** A choice that is left after the last tap on the board, short enough for a button. */
  choiceLabel?(t: TFunction, s: S, tap: string): string
}

/** All that a game brings to the screens. The rules of play are the engine's. */
export interface GameUi<S extends State = State> {
  readonly draw: GameDrawing<S>
  readonly say: GameWords<S>
  score(s: S, side: Side): PlayerScore
  /** The places beside the board: those of one side, or with `undefined` those that both sides share. */
  tray?(s: S, side: Side | undefined): readonly TrayPlace[]
  /** The moves that lead to the picture on the game's card. */
  readonly picture: readonly string[]
  /** Loads the rules page; fails offline when it is not on the device yet. Most visits never need it. */
  rulebook(): Promise<Rulebook>
}
