export { recipes, type Voice } from './recipes'
export { renderSamples } from './render'
export { encodeWav } from './wav'
