import type { GameSamples } from '../sampleGame'

export const threeDragonsSamples: GameSamples = {
  usual:
    'g1-g2 f9-f2 d1-d3 h9-h2 b1-b7 g9-g1 d3-b3 d9-d2 b7-a7 f2-f4 b3-h3 f4-h4 f1-f2 e8-a8xa7 f2-f7 a8-f8xf7 c1-c5 h2-e2xe1',
  variant: {
    options: { variant: 'basic' },
    moves:
      'e2-e4 h9-h4 c1-c8 b9-b7 f1-f7 g9-g7 g1-g2 b7-c7 g2-g4 c7-e7 d1-c1 f9-f4 e4-e3 g7-g1 c1-c4 e8-b8 b1-c1 d9-d1 c1-c2 ' +
      'f4-f1 e3-e2 d1-d2 e2-h2 b8-b2 h2-g2 d2-d4 c4-c8 e7-c7',
  },
}
