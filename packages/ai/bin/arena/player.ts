import type { Match, Move } from '@tabuleiro/engine'

/** A player at the board: a legal move, or why there is none. */
export interface Player {
  newGame(match: Match, seed: number): Promise<void>
  move(match: Match): Promise<Move | Forfeit>
  close(): void
}

/** A game lost without a move: the reason, for people. */
export interface Forfeit {
  readonly forfeit: string
}
