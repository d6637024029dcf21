import type { Level, LevelId } from '../gameAi'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 25, depth: 2, evalNoise: 150 },
  '2': { nodes: 60, depth: 3, evalNoise: 80 },
  '3': { nodes: 110, depth: 4, evalNoise: 40 },
  '4': { nodes: 250 },
  '5': { millis: 1_000, nodes: 600 },
  '6': { millis: 1_500, nodes: 2_000 },
  '7': { millis: 3_000, nodes: 7_000 },
  '8': { millis: 4_500, nodes: 25_000 },
  max: { millis: 5_000 },
}
