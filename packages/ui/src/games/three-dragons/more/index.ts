export { explainPlate } from './explainPlate'
export { explainResult } from './explainResult'

/** The texts of a language that a match begins without. */
export const texts = {
  en: async () => (await import('./en')).en,
  pt: async () => (await import('./pt')).pt,
}
