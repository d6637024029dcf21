import type { Level, LevelId } from '../../brain'

/** How strong each level is; see docs/strength.md for what they score against each other. */
export const levels: Readonly<Record<LevelId, Level>> = {
  '1': { nodes: 16, depth: 1, blur: 250 },
  '2': { nodes: 30, depth: 2, blur: 90 },
  '3': { nodes: 60, depth: 3, blur: 30 },
  '4': { nodes: 130 },
  '5': { millis: 1_000 },
  max: { millis: 5_000 },
}
