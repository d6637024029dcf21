import type { Level, LevelId } from '../gameAi'

/**
 * How strong each level is; see docs/strength.md for what they score against each other. On the largest board an
 * interpreter needs at most 0.2 ms for a node.
 */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 300, depth: 1, evalNoise: 170 },
  '2': { nodes: 400, depth: 2, evalNoise: 65 },
  '3': { nodes: 1_000, depth: 3, evalNoise: 20 },
  '4': { nodes: 4_500 },
  '5': { millis: 600, nodes: 45_000, contempt: 80 },
  '6': { millis: 1_500, nodes: 120_000, contempt: 80 },
  '7': { millis: 3_000, nodes: 320_000, contempt: 80 },
  '8': { millis: 4_500, nodes: 850_000, contempt: 80 },
  max: { millis: 5_000, contempt: 80 },
}
