export { recipes, type Voice } from './recipes'
export { samplesOf } from './render'
