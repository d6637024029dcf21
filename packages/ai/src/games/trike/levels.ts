import type { Level, LevelId } from '../gameAi'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 80, depth: 1, evalNoise: 80 },
  '2': { nodes: 100, depth: 2, evalNoise: 310 },
  '3': { nodes: 380, depth: 4, evalNoise: 90 },
  '4': { nodes: 2_200, depth: 10 },
  '5': { millis: 2_000 },
  max: { millis: 5_000 },
}
