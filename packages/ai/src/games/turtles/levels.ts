import type { Level, LevelId } from '../gameAi'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 400, depth: 2, evalNoise: 90 },
  '2': { nodes: 1_000, depth: 3, evalNoise: 85 },
  '3': { nodes: 1_800, depth: 4, evalNoise: 65 },
  '4': { nodes: 3_000, depth: 6 },
  '5': { millis: 1_000, nodes: 15_000 },
  '6': { millis: 1_500, nodes: 60_000 },
  '7': { millis: 3_000, nodes: 240_000 },
  '8': { millis: 4_500, nodes: 900_000 },
  max: { millis: 5_000 },
}
