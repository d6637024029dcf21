export { randomMove } from './random'
