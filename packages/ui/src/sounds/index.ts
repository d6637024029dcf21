export { recipes, type Voice } from './recipes'
export { samplesOf } from './render'
export { wavOf } from './wav'
