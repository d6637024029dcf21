import fc from 'fast-check'
import { wilsonInterval, tallyScore, sprt } from './score'

const tallies = fc
  .record({ wins: fc.nat(200), losses: fc.nat(200), draws: fc.nat(200) })
  .filter(({ wins, losses, draws }) => wins + losses + draws > 0)

test.each([
  // Known values of Wilson's interval without continuity correction.
  [{ wins: 10, losses: 0, draws: 0 }, 1, [0.7225, 1]],
  [{ wins: 0, losses: 10, draws: 0 }, 0, [0, 0.2775]],
  [{ wins: 5, losses: 5, draws: 0 }, 0.5, [0.2366, 0.7634]],
  [{ wins: 0, losses: 0, draws: 10 }, 0.5, [0.2366, 0.7634]],
  [{ wins: 93, losses: 7, draws: 0 }, 0.93, [0.8625, 0.9657]],
  [{ wins: 90, losses: 4, draws: 6 }, 0.93, [0.8625, 0.9657]],
])('%j scores %d, surely within %j', (tally, score, [low, high]) => {
  expect(tallyScore(tally)).toBeCloseTo(score, 10)
  expect(wilsonInterval(tally)[0]).toBeCloseTo(low, 4)
  expect(wilsonInterval(tally)[1]).toBeCloseTo(high, 4)
})

test('the interval holds the score, stays within 0 and 1, and is the mirror image for the other side', () => {
  fc.assert(
    fc.property(tallies, tally => {
      const [low, high] = wilsonInterval(tally)
      const mirrored = wilsonInterval({ wins: tally.losses, losses: tally.wins, draws: tally.draws })
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low - 1e-9).toBeLessThanOrEqual(tallyScore(tally))
      expect(high + 1e-9).toBeGreaterThanOrEqual(tallyScore(tally))
      expect(mirrored[0]).toBeCloseTo(1 - high, 9)
    }),
    { seed: 1 },
  )
})

test.each([
  // Each win adds log(0.995 / 0.97) = 0.0254: log(19) = 2.944 is reached with the 116th; one loss adds -1.79.
  [{ wins: 115, losses: 0, draws: 0 }, undefined],
  [{ wins: 116, losses: 0, draws: 0 }, 'H1'],
  [{ wins: 116, losses: 1, draws: 0 }, undefined],
  [{ wins: 10, losses: 2, draws: 0 }, 'H0'],
  [{ wins: 10, losses: 1, draws: 2 }, 'H0'],
])('testing 0.97 against 0.995, %j means %s', (tally, expected) => {
  expect(sprt(tally, 0.97, 0.995)).toBe(expected)
})

test('the sequential test is symmetric', () => {
  fc.assert(
    fc.property(tallies, ({ wins, losses, draws }) => {
      const own = sprt({ wins, losses, draws }, 0.45, 0.55)
      const other = sprt({ wins: losses, losses: wins, draws }, 0.45, 0.55)
      expect(other).toBe(own === undefined ? undefined : own === 'H1' ? 'H0' : 'H1')
    }),
    { seed: 1 },
  )
})
