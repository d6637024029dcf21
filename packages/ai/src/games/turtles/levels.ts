import type { Level, LevelId } from '../../brain'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 600, depth: 2, blur: 140 },
  '2': { nodes: 1_200, depth: 3, blur: 150 },
  '3': { nodes: 2_000, depth: 4, blur: 40 },
  '4': { nodes: 9_000 },
  '5': { millis: 1_000 },
  max: { millis: 5_000 },
}
