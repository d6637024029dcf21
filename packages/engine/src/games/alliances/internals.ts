/** What cells and moves of Alliances mean: for computer players and other code that reads positions. */
export {
  cellOf,
  colourOf,
  MEMBER,
  nextColour,
  OFF,
  placement,
  previousColour,
  SWAP,
  type AlliancesCell,
  type AlliancesSetup,
  type AlliancesSide,
} from './board'
export { allyOf, chartOf, type Chart } from './chains'
export { leftOf, maySwap, ownerOf, type AlliancesState } from './rules'
