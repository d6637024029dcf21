import type { GameBench } from '../gameBench'

const standardMoves =
  'e2-d2 e8-d8 h1-h6 d8-d7 b1-b4 b9-b8 d2-d3 h9-h8 h6-h2 d7-d4 b4-b7 h8-h6 b7-b2 g9-g7 h2-c2 h6-f6 c2-c8xc9 d9-d8 ' +
  'd3-f3 d4-d2xd1 f3-d3xd2 f6-f2xf1 b2-e2xf2 d8-d4 d3-f3 d4-d1 f3-f8xf9 b8-b1 g1-g6 g7-g8'
const basicMoves =
  'e2-d2 h9-h3 b1-b7 g9-g4 f1-f6 g4-g6 f6-f3 c9-c3 b7-b3 c3-c9 b3-b6 b9-b7 c1-c4 f9-f4 h1-h2 d9-d6 g1-g3 c9-c6 d2-d4 g6-g4'

export const bench: GameBench = {
  rows: [
    { options: {}, moves: standardMoves, plies: [0, 8, 18, 28], signature: '7965e312' },
    {
      options: { variant: 'basic', repetition: 0, noProgress: 0 },
      moves: basicMoves,
      plies: [0, 8, 16, 20],
      signature: '47a4cbde',
    },
  ],
  heap: { options: {}, nodes: 40_000 },
  strength: { boards: [{ variant: 'basic' }, { variant: 'strength' }, {}], hardestBot: 'level-2' },
}
