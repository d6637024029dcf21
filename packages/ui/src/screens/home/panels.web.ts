import { lazy } from 'react'
import { withLaterTexts } from '../../i18n/loading'

/** What stands below the games, loaded once they are painted. */
export const HomePanels = lazy(withLaterTexts(async () => ({ default: (await import('./HomePanels')).HomePanels })))
