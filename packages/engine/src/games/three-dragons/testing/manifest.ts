import type { ThreeDragonsState } from '../state'
import type { GameManifest } from '../../../testing/manifest'
import { boardPart, letter } from '../../../testing/picture'
import { refusedTaps } from './refusedTaps'

/** The variant that `limits.c` plays too. */
const basic = { variant: 'basic', repetition: 0, noProgress: 0 }

export const manifest: GameManifest = {
  golden: {
    options: { width: 7, height: 7 },
    moves: [
      ...'c1-c3 e7-e4 f1-f4 d6-g6 e1-e7 b7-b6 e7-f7 g6-f6xf7 d2-d3 b6-a6 d3-g3 a6-c6'.split(' '),
      ...'b1-b7xc7 f6-e6 c3-e3 e6-d6 d1-d2 c6-b6xb7 d2-c2 d7-c7 e3-e7 d6-d7xe7 c2-c5 d7-d6'.split(' '),
      ...'c5-g5 c7-c3 f4-f2 b6-b4 g4-e4 c3-c1 g3-b3xb4 d6-g6 b3-b1xc1'.split(' '),
    ],
  },
  samples: {
    usual:
      'g1-g2 f9-f2 d1-d3 h9-h2 b1-b7 g9-g1 d3-b3 d9-d2 b7-a7 f2-f4 b3-h3 f4-h4 f1-f2 e8-a8xa7 f2-f7 a8-f8xf7 c1-c5 h2-e2xe1',
    usualKeys: 78,
    variant: {
      options: { variant: 'basic' },
      moves:
        'e2-e4 h9-h4 c1-c8 b9-b7 f1-f7 g9-g7 g1-g2 b7-c7 g2-g4 c7-e7 d1-c1 f9-f4 e4-e3 g7-g1 c1-c4 e8-b8 b1-c1 d9-d1 c1-c2 ' +
        'f4-f1 e3-e2 d1-d2 e2-h2 b8-b2 h2-g2 d2-d4 c4-c8 e7-c7',
    },
  },
  picture: text => {
    const rows = boardPart(text, '_').split('.')
    const lines = rows.map((row, i) => `${String(rows.length - i).padStart(2)}  ${[...row].join(' ')}`)
    const letters = [...boardPart(text, '.')].map((_, i) => letter(i)).join(' ')
    return [...lines, `    ${letters}`]
  },
  longest: { width: 13, height: 13, repetition: 0, noProgress: 0 },
  places: s => (s as ThreeDragonsState).setup.squares.map(({ name }) => name),
  refusedTaps,
  unwritten: [],
  bench: [
    { bench: 'perft', options: basic, depth: 4, slowDepth: 3 },
    { bench: 'perft', options: {}, depth: 3, slowDepth: 3 },
    { bench: 'playouts', options: basic, cap: 2_000 },
    { bench: 'playouts', options: {}, cap: 2_000 },
  ],
}
