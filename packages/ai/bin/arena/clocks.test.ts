import { expectOk, newMatch } from '@tabuleiro/engine'
import { clocks } from './clocks'
import { createPlayer } from './players'
import { answerTimeout } from './ugiPlayer'

afterEach(() => jest.restoreAllMocks())

/** A wall clock that goes so far each time it is read, and a processor that works a quarter of that. */
function tickingClocks(step: number) {
  let now = 1e6
  jest.spyOn(performance, 'now').mockImplementation(() => (now += step))
  return jest
    .spyOn(process, 'cpuUsage')
    .mockImplementation(() => ({ user: Math.round(now * 200), system: Math.round(now * 50) }))
}

test('processor time is that of the program and that of the system for it, in milliseconds', () => {
  tickingClocks(8)
  const before = clocks.cpu()
  expect(clocks.cpu() - before).toBe(2)
})

test('the processor is asked only twice in a millisecond: asking costs as much as many nodes', () => {
  const processor = tickingClocks(0.1)
  for (let i = 0; i < 100; i++) clocks.cpu()
  expect(processor.mock.calls.length).toBeLessThan(22)
})

test('an own player thinks by the clock it is given: in 20 ms of processor time, 80 pass on the wall', async () => {
  const processor = tickingClocks(1)
  const player = createPlayer({ player: 'millis:20', speed: 1, go: '' }, 'cpu')
  const match = expectOk(newMatch({ game: 'turtles' }))
  await player.newGame(match, 1)
  await player.move(match)
  expect(processor.mock.calls.length).toBeGreaterThan(75)
  expect(processor.mock.calls.length).toBeLessThan(90)
})

test.each([
  ['movetime 100', 'wall', 10_100],
  ['movetime 100', 'cpu', 125_000],
  ['nodes 100', 'wall', 120_000],
  ['nodes 100', 'cpu', 120_000],
] as const)('after go %s an external engine that counts by %s may take %d ms', (go, clock, timeout) => {
  expect(answerTimeout(go, clock)).toBe(timeout)
})
