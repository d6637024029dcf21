import type { GamePlayers } from '../gameAi'

export const players = {
  bots: ['easy', 'hard'],
  analysisNodes: 3_000,
} as const satisfies GamePlayers
