import type { Ending, GameEvent, Pair } from '@tabuleiro/engine'
import { playIn, sessionAfter, sessionBetween } from '../testing/play'
import { defaultSettings, type Settings } from '../model/settings/settings'
import type { Device, Sound } from '../app/device'
import { recipes } from './recipes'
import { renderSamples } from './render'
import { playMoveSounds } from './playMoveSounds'
import { soundOf, soundOfResult } from './soundOf'
import { withSwitches } from './withSwitches'
import { encodeWav } from './wav'

const RATE = 44_100
const names = Object.keys(recipes) as Sound[]

describe.each(names)('%s', name => {
  const samples = renderSamples(recipes[name], RATE)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

  test('is short, audible and never distorted', () => {
    expect(samples.length / RATE).toBeLessThan(1.2)
    expect(loudest).toBeGreaterThan(0.1)
    expect(loudest).toBeLessThan(0.95)
  })

  test('begins and ends in silence, so that it does not click', () => {
    expect(samples[0]).toBe(0)
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01)
  })

  test('is the same every time', () => {
    expect(renderSamples(recipes[name], RATE).every((sample, i) => sample === samples[i])).toBe(true)
  })
})

test('samples become a file of 16 bits each that says how long it is and how fast to play', () => {
  const file = encodeWav(Float32Array.of(0, 1, -1), 22_050)
  const read = new DataView(file.buffer)
  const text = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to))
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  expect([read.getUint32(4, true), read.getUint32(40, true), file.length]).toEqual([42, 6, 50])
  expect([read.getUint32(24, true), read.getUint16(34, true)]).toEqual([22_050, 16])
  expect([44, 46, 48].map(at => read.getInt16(at, true))).toEqual([0, 32_767, -32_767])
})

test('a triangle goes up and down between -1 and 1', () => {
  const voice = { wave: 'triangle', at: 0, length: 1, from: 1, to: 1, loudness: 1 } as const
  const [quarter, half, threeQuarters] = [0.25, 0.5, 0.75].map(at => {
    const samples = renderSamples([voice], 1000)
    return (samples[at * 1000] ?? NaN) / 0.001 ** at
  })
  expect(quarter).toBeCloseTo(1, 2)
  expect(half).toBeCloseTo(0, 1)
  expect(threeQuarters).toBeCloseTo(-1, 2)
})

const moved: GameEvent = { kind: 'moved', piece: 'a1', from: 'a1', to: 'a2' }
const captured: GameEvent = { kind: 'captured', piece: 'a3', at: 'a3', how: 'custodial' }
const woken: GameEvent = { kind: 'woken', piece: 'c3', at: 'c3', side: 0, value: 3 }

test.each([
  [[moved], 'move'],
  [[moved, captured], 'capture'],
  [[moved, captured, woken], 'special'],
] as const)('%j sounds as %s', (events, sound) => {
  expect(soundOf(events)).toBe(sound)
})

test.each([
  [0, 0, 'win'],
  [1, 0, 'lose'],
  [undefined, 0, 'special'],
  [1, undefined, 'win'],
] as const)('a result with winner %s sounds to side %s as %s', (winner, own, sound) => {
  expect(soundOfResult({ winner, reason: 'majority' }, own)).toBe(sound)
})

test.each<[Pair<string>, Ending, Sound]>([
  [['human', 'level:1'], { how: 'resign', by: 0 }, 'lose'],
  [['human', 'level:1'], { how: 'time', by: 1 }, 'win'],
  [['human', 'human'], { how: 'resign', by: 0 }, 'win'],
  [['human', 'human'], { how: 'agreed' }, 'special'],
])('between %j the end by %j is heard as %s, once', (players, ending, sound) => {
  const session = sessionBetween(...players)
  playIn(session, 'c2')
  const done: string[] = []
  playMoveSounds(session, { play: each => done.push(each), tick: () => undefined })
  session.end(ending)
  session.browse(0)
  session.browse(1)
  expect(done).toEqual([sound])
})

test('a device that is switched off keeps still, and can be switched on again', () => {
  let settings: Settings = { ...defaultSettings, sound: false, haptics: false }
  const done: string[] = []
  const device = { play: (sound: Sound) => done.push(sound), tick: () => done.push('tick') } as unknown as Device
  const obedient = withSwitches(device, {
    get: () => settings,
    subscribe: () => () => undefined,
    change: () => undefined,
  })
  obedient.play('move')
  obedient.tick()
  expect(done).toEqual([])
  settings = defaultSettings
  obedient.play('move')
  obedient.tick()
  expect(done).toEqual(['move', 'tick'])
})

test('moves and redone moves play a sound and a tick; undoing and browsing are silent', () => {
  const session = sessionAfter('d2')
  const done: string[] = []
  const stop = playMoveSounds(session, { play: sound => done.push(sound), tick: () => done.push('tick') })
  session.tap('g5', false)
  expect(done).toEqual(['move', 'tick'])
  session.browse(0)
  session.undo()
  expect(done).toHaveLength(2)
  session.redo()
  expect(done).toHaveLength(4)
  stop()
  session.undo()
  session.redo()
  expect(done).toHaveLength(4)
})
