import { moveNumber, positionOf, type Match, type Side } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import { writeMoves } from '../model/session/playView'
import { sayMoveAt, type MoveStyle } from './moves'
import { seatName } from './playerNames'

/** What lists say of the start or of a move. */
export interface MoveEntry {
  /** How many moves were made once it is made: 0 for the start. */
  readonly ply: number
  /** In notation, which is short. */
  readonly text: string
  /** As the player wants to read it. */
  readonly said: string
  /** The number in front of the first of two moves that share one, else empty. */
  readonly number: string
  /** In full, for screen readers. */
  readonly label: string
}

/** Two moves that share a number, by side. The first or the last row may have one alone. */
export interface MoveRow {
  readonly number: number
  readonly moves: Readonly<Partial<Record<Side, MoveEntry>>>
}

/** The start and the moves, numbered as records number them. */
export function moveEntries(t: TFunction, gameUi: GameUi, match: Match, style: MoveStyle): readonly MoveEntry[] {
  return [startEntry(t), ...madeMoves(t, gameUi, match, style).map(({ entry }) => entry)]
}

/** The position before the first move. */
export function startEntry(t: TFunction): MoveEntry {
  const text = t('play.start')
  return { ply: 0, text, said: text, number: '', label: text }
}

/** The moves in rows of two. */
export function moveRows(t: TFunction, gameUi: GameUi, match: Match, style: MoveStyle): readonly MoveRow[] {
  const rows = new Map<number, MoveRow>()
  for (const { number, turn, entry } of madeMoves(t, gameUi, match, style))
    rows.set(number, { number, moves: { ...rows.get(number)?.moves, [turn]: entry } })
  return [...rows.values()]
}

function madeMoves(t: TFunction, gameUi: GameUi, match: Match, style: MoveStyle) {
  return writeMoves(match).map((text, at) => {
    const { turn } = positionOf(match, at)
    const number = moveNumber(at, turn)
    const said = sayMoveAt(t, gameUi, match, at, style)
    const entry: MoveEntry = {
      ply: at + 1,
      text,
      said,
      number: turn === 0 ? String(number) : at === 0 ? `${number}…` : '',
      label: t('play.moveBy', { number, move: said, name: seatName(t, match, turn) }),
    }
    return { number, turn, entry }
  })
}
