/** What squares and moves of Three Dragons mean: for computer players and other code that reads positions. */
export {
  BLACK,
  CLOSED,
  MOUNTAIN,
  OBSTACLE,
  OFF,
  OPENED,
  pieceBit,
  STRENGTH,
  WHITE,
  type Cave,
  type Square,
  type ThreeDragonsSetup,
} from './board'
export { choices, isBesideEnemy, isCustodial } from './moves'
export { fromOf, slideMove, toOf, victimOf, type ThreeDragonsState } from './state'
