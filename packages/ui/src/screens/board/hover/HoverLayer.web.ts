import { loadedLater } from '../../../components/loadedLater'

/** What a press of the mouse would do, loaded once the board can be seen. */
export const HoverLayer = loadedLater(async () => (await import('./HoverPreview')).HoverPreview)
