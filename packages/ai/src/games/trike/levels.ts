import type { Level, LevelId } from '../gameAi'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 100, depth: 2, evalNoise: 520 },
  '2': { nodes: 200, depth: 3, evalNoise: 170 },
  '3': { nodes: 700, depth: 5, evalNoise: 80 },
  '4': { nodes: 3_000, depth: 12 },
  '5': { millis: 2_000 },
  max: { millis: 5_000 },
}
