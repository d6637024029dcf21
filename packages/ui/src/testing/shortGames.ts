import type { GameId } from '@tabuleiro/engine'

/** A short whole game: a computer against chance, so that it ends soon. */
export interface ShortGame {
  readonly game: GameId
  readonly options: object
  readonly moves: string
}

/** One game of each kind with the usual options. */
export const usual: readonly ShortGame[] = [
  {
    game: 'three-dragons',
    options: {},
    moves:
      'g1-g2 f9-f2 d1-d3 h9-h2 b1-b7 g9-g1 d3-b3 d9-d2 b7-a7 f2-f4 b3-h3 f4-h4 f1-f2 e8-a8xa7 f2-f7 a8-f8xf7 c1-c5 h2-e2xe1',
  },
  { game: 'trike', options: {}, moves: 'g2 b2 f6 g6 g7' },
  {
    game: 'alliances',
    options: {},
    moves: 'oj4 gi11 oi3 pc2 oh2 ob8 ol6 oe5 ok5 pb1 gl13 gi13 gh13 pj10 gj13 oe4 gk13',
  },
  { game: 'turtles', options: {}, moves: 'h4b h4a h2b h5b h1b h2b 4u h1b 4u 4r 4u h1a 4u' },
]
