import type { GameBench } from '../gameBench'

const moves = 'b2-a2 d5-d4 c3-b3 c6-b6 a5-a4 e6-d6 e3-e2 c2-d2 c1-b1 e4-e5 e2-d2 b5-c5 d2-d1 c4-b4'

export const bench: GameBench = {
  rows: [{ options: {}, moves, plies: [0, 4, 9, 13], signature: '6ca04bf4' }],
  heap: { options: { width: 8, height: 8 }, nodes: 40_000 },
  strength: {
    boards: [
      { width: 5, height: 6 },
      { width: 8, height: 8 },
    ],
    hardestBot: 'hard',
  },
}
