import type { Level, LevelId } from '../gameAi'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 100, depth: 2, evalNoise: 620 },
  '2': { nodes: 250, depth: 3, evalNoise: 180 },
  '3': { nodes: 500, depth: 4, evalNoise: 100 },
  '4': { nodes: 1_500, depth: 8, evalNoise: 45 },
  '5': { millis: 2_000 },
  '6': { millis: 3_000 },
  '7': { millis: 4_000 },
  '8': { millis: 4_500 },
  max: { millis: 5_000 },
}
