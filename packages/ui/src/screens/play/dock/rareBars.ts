// A phone has the whole app at hand.
export { BrowseBar } from './BrowseBar'
export { HandoverBar } from './HandoverBar'
export { PausedBar } from './PausedBar'
export { RequestPanel } from './RequestPanel'
export { SwapOffer } from './SwapOffer'
