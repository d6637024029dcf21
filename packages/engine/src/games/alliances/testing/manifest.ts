import type { GameManifest } from '../../../testing/manifest'
import { centredRows } from '../../../testing/picture'

export const manifest: GameManifest = {
  golden: { options: { size: 4 }, moves: 'pe4 oe2 pe3 pf6 ob5 pd2 od4 pf7 pf3 pb1 gc1 pe5'.split(' ') },
  picture: text => centredRows(text.split('_')[0]),
  longest: { size: 9 },
  unwritten: [],
  bench: [
    { bench: 'perft', options: {}, depth: 2, slowDepth: 2 },
    { bench: 'playouts', options: {} },
  ],
}
