import type { Voice } from './recipes'

/** Seconds in which a voice comes up: none at all would be heard as a click. */
const ATTACK = 0.002
/** What is left of a voice at its end. */
const SILENCE = 0.001

/** A sound as samples between -1 and 1, so many a second: the same for the same recipe, on every device. */
export function samplesOf(voices: readonly Voice[], rate: number): Float32Array<ArrayBuffer> {
  const seconds = Math.max(...voices.map(({ at, length }) => at + length))
  const samples = new Float32Array(Math.ceil(seconds * rate))
  for (const voice of voices) add(samples, voice, rate)
  return samples
}

function add(samples: Float32Array, { wave, at, length, from, to, loudness }: Voice, rate: number): void {
  const begin = Math.round(at * rate)
  const count = Math.min(Math.floor(length * rate), samples.length - begin)
  const next = waves[wave]()
  let phase = 0
  for (let i = 0; i < count; i++) {
    const part = i / count
    const shape = Math.min(1, i / (ATTACK * rate)) * SILENCE ** part * Math.min(1, (count - i) / (ATTACK * rate))
    samples[begin + i] = (samples[begin + i] ?? 0) + loudness * shape * next(phase)
    phase += (from * (to / from) ** part) / rate
  }
}

/** A wave by its phase, of which 1 is a whole turn. */
const waves: Readonly<Record<Voice['wave'], () => (phase: number) => number>> = {
  sine: () => phase => Math.sin(2 * Math.PI * phase),
  triangle: () => phase => 4 * Math.abs(phase - Math.floor(phase + 0.75) + 0.25) - 1,
  noise: () => noise(),
}

/** Steps of chance, one for each whole turn: the same every time. */
function noise(): (phase: number) => number {
  let seed = 1
  let turn = -1
  return phase => {
    for (; turn < Math.floor(phase); turn++) seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 31 - 1
  }
}
