import type { Voice } from './recipes'

/** Seconds in which a voice fades in: without them there would be a click. */
const ATTACK = 0.002
/** The amplitude of a voice at its end, as a share of its peak. */
const SILENCE = 0.001

/** A sound as samples between -1 and 1, `rate` a second. The result is the same on every device. */
export function renderSamples(voices: readonly Voice[], rate: number): Float32Array<ArrayBuffer> {
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

/** The wave forms by phase, where 1 is a whole period. */
const waves: Readonly<Record<Voice['wave'], () => (phase: number) => number>> = {
  sine: () => phase => Math.sin(2 * Math.PI * phase),
  triangle: () => phase => 4 * Math.abs(phase - Math.floor(phase + 0.75) + 0.25) - 1,
  noise: () => noise(),
}

/** Pseudo-random values, one for each whole period, the same every time. */
function noise(): (phase: number) => number {
  let seed = 1
  let period = -1
  return phase => {
    for (; period < Math.floor(phase); period++) seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 31 - 1
  }
}
