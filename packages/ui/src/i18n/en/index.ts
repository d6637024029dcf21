import { first } from './first'
import { later } from './later'

/** Every text of the app in English; the keys are the same in every language. */
export const en = { ...first, ...later } as const
