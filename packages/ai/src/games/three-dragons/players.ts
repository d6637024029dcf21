import type { GamePlayers } from '../gameAi'

export const players = {
  bots: ['level-1', 'level-2', 'medium', 'hard'],
  analysisNodes: 3_000,
} as const satisfies GamePlayers
