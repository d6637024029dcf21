export { EndButtons } from './EndButtons'
export { ResultCard } from './ResultCard'
