import type { en } from '../en'
import type { Texts } from '../texts'
import { first } from './first'
import { later } from './later'

/** Every text of the app in European Portuguese. */
export const pt: Texts<typeof en> = { ...first, ...later }
