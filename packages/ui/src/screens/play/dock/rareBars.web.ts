import { loadedLater } from '../../../components/loadedLater'

/** The buttons at an earlier position, loaded when a game is first looked back at. */
export const BrowseBar = loadedLater(async () => (await import('./BrowseBar')).BrowseBar)

/** The buttons before the device is passed on, loaded when a cover first comes. */
export const HandoverBar = loadedLater(async () => (await import('./HandoverBar')).HandoverBar)

/** The button that lets the clock go on, loaded when it first stands still. */
export const PausedBar = loadedLater(async () => (await import('./PausedBar')).PausedBar)

/** A request of the other player, loaded when it first comes. */
export const RequestPanel = loadedLater(async () => (await import('./RequestPanel')).RequestPanel)

/** The offer to swap sides, loaded when a game first has one. */
export const SwapOffer = loadedLater(async () => (await import('./SwapOffer')).SwapOffer)
