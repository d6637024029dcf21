/** What cells and moves of Clobber mean: for computer players and other code that reads positions. */
export { fromOf, makeMove, OFF, toOf, type ClobberCell, type ClobberSetup } from './board'
export { canMove, type ClobberState } from './rules'
