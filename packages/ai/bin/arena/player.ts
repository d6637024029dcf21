import type { Match, Move } from '@tabuleiro/engine'
import type { Clock } from '../../src/players/think'

/** A player of the arena. */
export interface Player {
  /** Measures the time of its moves. */
  readonly clock: Clock
  newGame(match: Match, seed: number): Promise<void>
  move(match: Match): Promise<Move | Forfeit>
  close(): void
}

/** A game lost without a move, and the reason in a sentence. */
export interface Forfeit {
  readonly forfeit: string
}
