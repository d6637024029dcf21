/** What places and moves of turtles mean: for computer players and other code that reads positions. */
export {
  forward,
  homeOf,
  nestOf,
  otherSeat,
  scoredOf,
  seatOf,
  seatOfTurtle,
  sizeOfTurtle,
  turtleOf,
  TURTLES,
  type Chain,
  type Seat,
  type TurtlesCell,
  type TurtlesSetup,
} from './board'
export {
  directionOf,
  fileOf,
  isHatch,
  NONE,
  scoreOf,
  seatToMove,
  settle,
  sizeOf,
  wayOf,
  type TurtlesState,
} from './rules'
export { bitOf, BLOCKED, COUNT, DRIVER, PUSHED, upTo, WALKS, WEIGHT } from './stacks'
