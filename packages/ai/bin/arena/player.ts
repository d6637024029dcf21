import type { Match, Move } from '@tabuleiro/engine'

/** A player of the arena. */
export interface Player {
  newGame(match: Match, seed: number): Promise<void>
  move(match: Match): Promise<Move | Forfeit>
  close(): void
}

/** A game lost without a move, and the reason in a sentence. */
export interface Forfeit {
  readonly forfeit: string
}
