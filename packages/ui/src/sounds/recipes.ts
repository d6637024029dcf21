import type { Sound } from '../app/device'

/** One voice of a sound: a tone that glides from one pitch to another, or a burst of noise, and decays. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise'
  /** Seconds: its start and its duration. */
  readonly at: number
  readonly length: number
  /** Hertz at its start and end; of noise, how often it changes. */
  readonly from: number
  readonly to: number
  /** The peak amplitude, from 0 to 1. */
  readonly loudness: number
}

/** A stone set down on a tile: a tick, the ring of the stone and the sound of the table below. */
function stone(at: number, pitch: number, loudness: number): readonly Voice[] {
  return [
    { wave: 'noise', at, length: 0.018, from: 9000, to: 3000, loudness: loudness * 0.5 },
    { wave: 'sine', at, length: 0.07, from: pitch * 3.4, to: pitch * 3.3, loudness: loudness * 0.35 },
    { wave: 'triangle', at, length: 0.11, from: pitch, to: pitch * 0.8, loudness },
  ]
}

function bell(at: number, pitch: number, length: number): readonly Voice[] {
  return [
    { wave: 'sine', at, length, from: pitch, to: pitch, loudness: 0.28 },
    { wave: 'sine', at, length: length * 0.6, from: pitch * 2.76, to: pitch * 2.76, loudness: 0.08 },
  ]
}

/** The voices of each sound. There are no sound files: every device renders these the same. */
export const recipes: Readonly<Record<Sound, readonly Voice[]>> = {
  move: stone(0, 430, 0.45),
  capture: [...stone(0, 430, 0.4), ...stone(0.075, 290, 0.5)],
  special: [...stone(0, 430, 0.35), ...bell(0.04, 784, 0.45)],
  win: [...bell(0, 523.25, 0.5), ...bell(0.13, 659.25, 0.5), ...bell(0.26, 783.99, 0.8)],
  // Two stones laid down, the second lower: quiet, and no mockery.
  lose: [...stone(0, 330, 0.35), ...bell(0.06, 392, 0.5), ...stone(0.24, 262, 0.3), ...bell(0.3, 311.13, 0.8)],
  refuse: [
    { wave: 'triangle', at: 0, length: 0.09, from: 170, to: 140, loudness: 0.35 },
    { wave: 'triangle', at: 0.11, length: 0.12, from: 150, to: 120, loudness: 0.35 },
  ],
}
