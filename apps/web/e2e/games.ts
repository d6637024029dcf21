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

/** Other boards and variants. */
export const unusual: readonly ShortGame[] = [
  {
    game: 'three-dragons',
    options: { variant: 'basic' },
    moves:
      'e2-e4 h9-h4 c1-c8 b9-b7 f1-f7 g9-g7 g1-g2 b7-c7 g2-g4 c7-e7 d1-c1 f9-f4 e4-e3 g7-g1 c1-c4 e8-b8 b1-c1 d9-d1 c1-c2 ' +
      'f4-f1 e3-e2 d1-d2 e2-h2 b8-b2 h2-g2 d2-d4 c4-c8 e7-c7',
  },
  { game: 'alliances', options: { size: 5, pie: true }, moves: 'gd1 od4 pi7 pe8 gc1 oc7 gb1 oa4 ob6 pf5 od8' },
  {
    game: 'turtles',
    options: { width: 6, length: 8 },
    moves: 'h5f h5f h3f h2e h1f 2l 5u h4b 5u h3e 5u 3l 5u h1a 5u 5l 5u 4d 5u 4d 5u',
  },
]
