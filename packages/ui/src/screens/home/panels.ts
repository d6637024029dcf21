// A phone has the whole app at hand.
export { HomePanels } from './HomePanels'
