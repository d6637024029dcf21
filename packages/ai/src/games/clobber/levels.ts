import type { Level, LevelId } from '../gameAi'

/** How strong each level is: chosen by hand, not measured yet. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 60, depth: 1, evalNoise: 200 },
  '2': { nodes: 200, depth: 2, evalNoise: 90 },
  '3': { nodes: 600, depth: 3, evalNoise: 30 },
  '4': { nodes: 4_000 },
  '5': { millis: 600, nodes: 45_000 },
  max: { millis: 5_000 },
}
