import type { GameBench } from '../gameBench'

export const bench: GameBench = {
  rows: [
    { options: {}, moves: 'a1 c3 b2 f2 e1 d1 b1 f5 f4 g5', plies: [0, 2, 5, 9], signature: '798859dc' },
    // Beyond the book, where the solver has to find the result.
    {
      options: { size: 7, pie: false },
      moves: 'a1 c3 b2 f2 e1 d1 b1 f5 f4 g5',
      plies: [6, 7, 8, 9],
      signature: 'd5a3e22c',
    },
    {
      options: { size: 11, pie: false },
      moves: 'j4 j5 k5 k8 k7 g7 g2 h3 h2 i3 i5 i4 h4 f4 g4 j7 h7 b1 g1 d1',
      plies: [0, 4, 9, 18],
      signature: '91be8588',
      // Here a tree is searched; with the default options the book answers.
      sliced: true,
    },
    {
      options: { size: 13, pie: false },
      moves: 'a1 e1 e5 e2 k8 k11 f6 g6 g3 f2 m2 m12 m7 m8 f1 l7 k7 k4 k1 g1 j1 j6 j10 m10 m11 h6',
      plies: [0, 5, 12, 22],
      signature: '0e6d47d2',
    },
  ],
  // A side without a book.
  heap: { options: { size: 11 }, nodes: 40_000 },
  strength: { boards: [{ size: 7 }, { size: 11 }], hardestBot: 'hard' },
}
