import type { Level, LevelId } from '../../brain'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 200, depth: 1, blur: 150 },
  '2': { nodes: 500, depth: 2, blur: 80 },
  '3': { nodes: 2_000, depth: 4, blur: 40 },
  '4': { nodes: 8_000 },
  '5': { millis: 1_000 },
  max: { millis: 5_000 },
}
