import type { ShortGame } from '@tabuleiro/ui/testing/shortGames'

export { usual, type ShortGame } from '@tabuleiro/ui/testing/shortGames'

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
