import { lazy } from 'react'
import { withLaterTexts } from '../../../i18n/loading'

/** The question before a match is ended, loaded when it is first asked. */
export const EndQuestion = lazy(async () => ({ default: (await import('./EndQuestion')).EndQuestion }))

/** The menu and the other sheets, loaded when the first of them is opened. */
export const PlaySheets = lazy(withLaterTexts(async () => ({ default: (await import('./PlaySheets')).PlaySheets })))

/** The cover between two players, loaded when the device is first passed on. */
export const HandoverCover = lazy(async () => ({ default: (await import('./HandoverCover')).HandoverCover }))

/** What is said where there is no such match. */
export const Notice = lazy(async () => ({ default: (await import('../../../components/Notice')).Notice }))
