import { allyOf, ownerOf, type AlliancesState } from '@tabuleiro/engine/games/alliances/internals'
import fc from 'fast-check'
import { somePosition, startOf } from '../../testing/alliances'
import { Distances, FENCES, connectionGoal, UNREACHABLE, openColours } from './distances'

/** The definition: values go down until nothing changes any more. `usable`: the discs that cost nothing. */
function slowly(s: AlliancesState, usable: readonly number[], from: readonly number[], to: readonly number[]): number {
  const { around } = s.setup
  const cost = (cell: number) => (s.cells[cell] === 0 ? 1 : usable.includes(s.cells[cell]) ? 0 : Infinity)
  const distance = Array.from(s.setup.empty, (_, cell) => (from.includes(cell) ? cost(cell) : Infinity))
  for (let changed = true; changed;) {
    changed = false
    for (let cell = 1; cell < distance.length; cell++) {
      const best = Math.min(...Array.from(around.subarray(6 * cell, 6 * cell + 6), beside => distance[beside]))
      if (best + cost(cell) >= distance[cell]) continue
      distance[cell] = best + cost(cell)
      changed = true
    }
  }
  const least = Math.min(...to.map(cell => distance[cell]))
  return least === Infinity ? UNREACHABLE : least
}

function measured(s: AlliancesState, colours = openColours(s)): readonly number[] {
  const distances = new Distances(s.setup)
  distances.measure(s, colours)
  return Array.from(distances.totals)
}

test.each([
  [7, 13, 5],
  [5, 9, 3],
  [9, 17, 7],
])('on the empty board of size %i a connection needs %i discs and a fence %i', (size, link, fence) => {
  const totals = measured(startOf({ size }))
  expect(new Set(totals.slice(0, FENCES))).toEqual(new Set([link]))
  expect(new Set(totals.slice(FENCES))).toEqual(new Set([fence]))
})

test('all distances of a position are those of the definition, whichever colours are won', () => {
  const places = fc.record({
    size: fc.constantFrom(3, 4, 5, 6, 7, 8, 9),
    plies: fc.nat({ max: 90 }),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(places, ({ size, plies, seed }) => {
      const s = somePosition({ size }, plies, seed)
      const totals = measured(s, 7)
      const { sides, arcs } = s.setup
      for (const chart of [0, 1] as const)
        for (let colour = 1; colour <= 3; colour++) {
          const ally = allyOf(chart, colour)
          const [top, bottom] = [sides[colour - 1].cells, sides[colour + 2].cells]
          expect(totals[connectionGoal(chart, colour)]).toBe(slowly(s, [colour, ally], top, bottom))
          const fence = slowly(s, [ally], arcs[colour - 1], arcs[colour + 2])
          expect(totals[connectionGoal(chart, colour) + FENCES]).toBe(fence)
        }
    }),
    { numRuns: 60, seed: 3 },
  )
})

test('an open colour is never connected, and unreachable only for the side that lost it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const s = somePosition({ size: 5 }, 40, seed)
    const totals = measured(s)
    for (let goal = 0; goal < FENCES; goal++) {
      if (ownerOf(s, (goal % 3) + 1) !== 0) continue
      expect(totals[goal]).toBeGreaterThan(0)
      expect(totals[goal]).toBeLessThan(UNREACHABLE)
    }
  }
})
