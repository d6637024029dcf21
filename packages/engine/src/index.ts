export type { Game, Move, MoveList, Outcome, Rules, Setup, Side, State } from './core/game'
export { legalMoves, moveList, next } from './core/game'
