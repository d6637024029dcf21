import type { HintReason } from '@tabuleiro/ai'
import type { GameEvent, Options, Piece, Side, State } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { ComponentType, ReactNode } from 'react'
import type { BoardLayout, BoardShape, Point } from '../board/layout'
import type { MotionKind } from '../components/motionKinds'
import type { Language } from '../i18n/texts'
import type { pieceColours } from '../theme/tokens'
import type { PieceAppearance, PieceProps } from './piece'
import type { Course } from './lessons'
import type { Rulebook } from './rulebook'
import type { MoreTexts } from './texts'
import type { SetUp } from './setUp'

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

/** A part of a moment, such as a dragon waking: a still drawing in a square that moves once and is gone. */
export interface MomentPart {
  /** The middle of its square and the side of it, in pixels of the board. */
  readonly at: Point
  readonly size: number
  readonly kind: Exclude<MotionKind, 'appear'>
  /** When it begins and how long it lasts, as shares of the moment. */
  readonly begins: number
  readonly lasts: number
  /** Drawn in the units of `PIECE_BOX`. It leaves the pieces below it as they are. */
  readonly drawing: ReactNode
}

/** The moment of an event; `state` is the position after the move. Empty for events that pass without one. */
export type DrawMoment<S extends State = State> = (
  event: GameEvent,
  layout: BoardLayout,
  state: S,
) => readonly MomentPart[]

/** The colour of a player: one of a piece, or the glaze that follows the scheme. */
export type PlayerColour = keyof typeof pieceColours | 'navyGlaze'

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
  /** Loads how the game draws its moments: a board is seen and played without them. */
  readonly moments?: () => Promise<DrawMoment<S>>
  /** The colours of the players, by the kind of the piece beside their score. */
  readonly colours: Readonly<Record<string, PlayerColour>>
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

/** A choice in words: what it is and, in smaller letters, what it costs or brings along. */
export interface ChoiceWords {
  readonly name: string
  readonly price?: string
}

/** What a sentence on a result may name: players, colours, scores, and the options of the match that are numbers. */
export interface ReasonValues extends Readonly<Record<string, string | number>> {
  readonly winner: string
  readonly loser: string
  readonly winnerColour: string
  readonly loserColour: string
  /** The winner's score, and the other's. */
  readonly own: number
  readonly other: number
}

/** A number or a sign on a player's plate: the pieces that it is about, and what it means. */
export interface PlateLine {
  readonly pieces: readonly PieceAppearance[]
  readonly text: string
}

/** What a match begins without. `W` are the codes of refused taps. */
export interface GameMore<S extends State = State, W extends string = string> {
  /** Loads the texts of a language. */
  readonly texts: Readonly<Record<Language, () => Promise<MoreTexts<W>>>>
  /**
   * Why a match is over, where the text of the reason alone is not enough; `s` is the last position. The context `won`
   * or `lost` among the values chooses what is said to "you".
   */
  explainResult?(t: TFunction, s: S, reason: string, values: ReasonValues): string | undefined
  /** What each number and sign on the plate of a player says, in whole sentences. */
  explainPlate(t: TFunction, s: S, side: Side): readonly PlateLine[]
}

/** How a game is put into words. */
export interface GameWords<S extends State = State> {
  /** What a move did and who made it; `s` is the position after it. */
  describeMove(t: TFunction, events: readonly GameEvent[], s: S, subjectOf: (side: Side) => Subject): string
  /** What the player to move has to do next, after `taps` of the move being entered. */
  nextStep(t: TFunction, s: S, taps: readonly string[]): string
  /** What a coach adds for the player to move, from the position itself; empty where there is nothing to point out. */
  coach?(t: TFunction, s: S): string
  /**
   * A move that is not made yet, by its events from `before`: its pieces and places, short enough for a button. It is a
   * part of a sentence: it begins with a small letter and has no full stop. No two moves of a position share a name.
   */
  nameMove(t: TFunction, events: readonly GameEvent[], before: S): string
  /**
   * Why a hinted move is good, where the game can say more than the code does: which piece, which colour. `events` are
   * those of the move from `before` to `after`. Empty where it cannot.
   */
  explainHint?(t: TFunction, reason: HintReason, events: readonly GameEvent[], before: S, after: S): string
  /** How long the detail of the status may become, in letters: what the longest move did, between long names. */
  readonly longestStatus: number
  /** What a cell holds. */
  describeCell(t: TFunction, s: S, cell: string, pieces: readonly Piece[]): string
  /** A place that is no cell. */
  describePlace?(t: TFunction, s: S, place: string): string
  /** A piece or a colour that the reason of a refused tap names; absent where reasons name places and numbers alone. */
  nameInReason?(t: TFunction, named: string): string
  /** What the strip of a player shows: score, extras and tray. */
  playerSummary(t: TFunction, s: S, side: Side): string
  /**
   * A choice that is left after the last tap on the board, short enough for a button. `events` are those of the move
   * that it makes; a choice that makes none has none.
   */
  choiceWords?(t: TFunction, s: S, tap: string, events: readonly GameEvent[]): ChoiceWords
}

/** All that a game brings to the screens. The rules of play are the engine's. `W` are the codes of refused taps. */
export interface GameUi<S extends State = State, W extends string = string> {
  readonly draw: GameDrawing<S>
  readonly say: GameWords<S>
  score(s: S, side: Side): PlayerScore
  /** The places beside the board: those of one side, or with `undefined` those that both sides share. */
  tray?(s: S, side: Side | undefined): readonly TrayPlace[]
  /** What the form proposes for a person's first game, where the rules page advises it; the rules' defaults else. */
  readonly firstOptions?: Options
  /** The moves that lead to the picture on the game's card. */
  readonly picture: readonly string[]
  /** Loads what a match begins without: the words of refused taps and of its end, the game in three lines. */
  readonly more: () => Promise<GameMore<S, W>>
  /** Loads the rules page; fails offline when it is not on the device yet. Most visits never need it. */
  readonly rulebook: () => Promise<Rulebook>
  /** How many lessons the course has, for pages that do not load it. */
  readonly lessonCount: number
  /** Loads the lessons; fails offline when they are not on the device yet. */
  readonly course: () => Promise<Course>
  /** Loads what it knows of setting up its positions: few visits do that. */
  readonly setUp: () => Promise<SetUp<S>>
}
