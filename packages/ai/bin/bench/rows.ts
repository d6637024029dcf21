import type { GameId } from '@tabuleiro/engine'

/** Positions to think about: a game with its options, the moves of one game, and after how many of them to stand. */
export interface Row {
  readonly game: GameId
  readonly options: object
  readonly moves: string
  readonly plies: readonly number[]
  /** Its slices are measured although its options are not the usual ones: here a tree is searched, not a book opened. */
  readonly sliced?: boolean
}

const dragons =
  'e2-d2 e8-d8 h1-h6 d8-d7 b1-b4 b9-b8 d2-d3 h9-h8 h6-h2 d7-d4 b4-b7 h8-h6 b7-b2 g9-g7 h2-c2 h6-f6 c2-c8xc9 d9-d8 ' +
  'd3-f3 d4-d2xd1 f3-d3xd2 f6-f2xf1 b2-e2xf2 d8-d4 d3-f3 d4-d1 f3-f8xf9 b8-b1 g1-g6 g7-g8'
const basic =
  'e2-d2 h9-h3 b1-b7 g9-g4 f1-f6 g4-g6 f6-f3 c9-c3 b7-b3 c3-c9 b3-b6 b9-b7 c1-c4 f9-f4 h1-h2 d9-d6 g1-g3 c9-c6 d2-d4 g6-g4'
const alliances =
  'ob8 pg12 oe7 pg8 ph2 oe6 oe3 gh5 pk12 gf1 gc4 gj10 pe1 gi3 ok11 ol9 gj13 pg3 gf6 oe8 oh6 gg4 pf12 gf9 ph10 gb7 gj7 od5 ' +
  'oh3 oe4 gg10 ol7 of8 ga3'
const turtles =
  'h4a h2a h5a h3a h2a h1a 4u h5a h1a h1a 5u h4a h3a 5r 1u 2d 3u 1d 2r 5d 2u 4d 1u 1r 2l 4d h1a 1l 1u 5d 1u 2d 4u h1a'

/** The rows with a twin in `limits.c` have the options that it plays. */
export const rows: readonly Row[] = [
  { game: 'three-dragons', options: {}, moves: dragons, plies: [0, 8, 18, 28] },
  {
    game: 'three-dragons',
    options: { variant: 'basic', repetition: 0, noProgress: 0 },
    moves: basic,
    plies: [0, 8, 16, 20],
  },
  { game: 'trike', options: {}, moves: 'a1 c3 b2 f2 e1 d1 b1 f5 f4 g5', plies: [0, 2, 5, 9] },
  // Beyond the book, where the solver has to find the result itself.
  { game: 'trike', options: { size: 7, pie: false }, moves: 'a1 c3 b2 f2 e1 d1 b1 f5 f4 g5', plies: [6, 7, 8, 9] },
  {
    game: 'trike',
    options: { size: 11, pie: false },
    moves: 'j4 j5 k5 k8 k7 g7 g2 h3 h2 i3 i5 i4 h4 f4 g4 j7 h7 b1 g1 d1',
    plies: [0, 4, 9, 18],
    sliced: true,
  },
  {
    game: 'trike',
    options: { size: 13, pie: false },
    moves: 'a1 e1 e5 e2 k8 k11 f6 g6 g3 f2 m2 m12 m7 m8 f1 l7 k7 k4 k1 g1 j1 j6 j10 m10 m11 h6',
    plies: [0, 5, 12, 22],
  },
  { game: 'alliances', options: {}, moves: alliances, plies: [0, 9, 20, 33] },
  { game: 'turtles', options: {}, moves: turtles, plies: [0, 7, 18, 30] },
]
