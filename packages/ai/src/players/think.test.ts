import type { Search } from '../search/search'
import { think, thinkFor, startThinking } from './think'

/** A search that notes how it is stepped, and is done after `length` nodes. Each node takes a tick of the clock. */
function scripted(stride: number, length = Infinity) {
  const steps: number[] = []
  let nodes = 0
  const search: Search = {
    stride,
    step: n => {
      steps.push(n)
      nodes = Math.min(length, nodes + n)
      return nodes >= length
    },
    best: () => ({ move: 0, value: 0, pv: [0], depth: 0, nodes }),
  }
  return { search, steps, clock: () => nodes }
}

test('a node budget is spent to the last node, in strides, without a time limit', () => {
  const { search, steps, clock } = scripted(64)
  expect(think({ search, budget: { nodes: 150 } }, clock).nodes).toBe(150)
  expect(steps).toEqual([64, 64, 22])
})

test('a time budget ends with the first stride beyond it', () => {
  const { search, clock } = scripted(10)
  expect(think({ search, budget: { millis: 35 } }, clock).nodes).toBe(40)
})

test('of nodes and time, whichever comes first ends the search', () => {
  const short = scripted(10)
  expect(think({ search: short.search, budget: { nodes: 20, millis: 35 } }, short.clock).nodes).toBe(20)
  const long = scripted(10)
  expect(think({ search: long.search, budget: { nodes: 1000, millis: 35 } }, long.clock).nodes).toBe(40)
})

test('a complete search ends, also without a budget', () => {
  const { search, clock } = scripted(10, 25)
  expect(think({ search, budget: {} }, clock).nodes).toBe(25)
})

test.each([{ nodes: 0 }, { millis: 0 }])('%j asks for an answer at once', budget => {
  const { search, steps, clock } = scripted(10)
  think({ search, budget }, clock)
  expect(steps.length).toBeLessThanOrEqual(1)
})

test('slices do not change the strides of a node budget', () => {
  const whole = scripted(7)
  think({ search: whole.search, budget: { nodes: 100 } }, whole.clock)
  const cut = scripted(7)
  const goOn = startThinking({ search: cut.search, budget: { nodes: 100 } }, cut.clock)
  while (!goOn(3));
  expect(cut.steps).toEqual(whole.steps)
})

test('a slice ends at the first reading of the clock after its time', () => {
  const { search, steps, clock } = scripted(4)
  expect(thinkFor(search, 10, clock)).toBe(false)
  expect(steps).toEqual([4, 4, 4])
})
