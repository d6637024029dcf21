/** What cells and moves of Trike mean: for computer players and other code that reads positions. */
export { makeKeys, type Keys } from '../../core/keys'
export { OFF, type TrikeCell, type TrikeSetup } from './board'
export { isTrapped, maySwap, SWAP, type TrikeState } from './rules'
