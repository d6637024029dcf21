import { fit, surprise, type Sample } from './fit'

/**
 * Samples whose results follow these weights. Their scores are the chances themselves, so there is no sampling noise.
 */
function samplesFor(weights: readonly number[]): Sample[] {
  const samples: Sample[] = []
  for (let a = -3; a <= 3; a++) {
    for (let b = -3; b <= 3; b++) {
      for (let c = 0; c <= 1; c++) {
        const value = a * weights[0] + b * weights[1] + c * weights[2]
        samples.push({ features: Int32Array.of(a, b, c), score: 1 / (1 + 10 ** (-value / 400)) })
      }
    }
  }
  return Array.from({ length: 50 }, () => samples).flat()
}

test('the weights that made the results are found again', () => {
  const weights = fit(samplesFor([120, -35, 8]), [0, 0, 0])
  expect(weights[0]).toBeCloseTo(120, -1)
  expect(weights[1]).toBeCloseTo(-35, -1)
  expect(weights[2]).toBeCloseTo(8, -1)
})

test('a feature that never occurs keeps its weight', () => {
  const samples = samplesFor([100, 50, 0]).map(({ features, score }) => ({
    features: Int32Array.of(...features, 0),
    score,
  }))
  expect(fit(samples, [0, 0, 0, 77])[3]).toBeCloseTo(77, 5)
})

test('knowing nothing is one bit of surprise, knowing the results is less', () => {
  const samples = samplesFor([120, -35, 8])
  expect(surprise(samples, [0, 0, 0])).toBeCloseTo(1, 5)
  expect(surprise(samples, [120, -35, 8])).toBeLessThan(0.9)
})
