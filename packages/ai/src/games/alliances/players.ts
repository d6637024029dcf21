import type { GamePlayers } from '../gameAi'

export const players = {
  bots: ['greedy', 'greedy-hard'],
  analysisNodes: 400,
} as const satisfies GamePlayers
