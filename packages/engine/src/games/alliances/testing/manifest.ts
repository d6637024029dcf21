import { COLOURS, handPlace } from '../board'
import type { AlliancesState } from '../rules'
import type { GameManifest } from '../../../testing/manifest'
import { boardPart, centredRows } from '../../../testing/picture'
import { refusedTaps } from './refusedTaps'

export const manifest: GameManifest = {
  golden: { options: { size: 4 }, moves: 'pe4 oe2 pe3 pf6 ob5 pd2 od4 pf7 pf3 pb1 gc1 pe5'.split(' ') },
  samples: {
    usual: 'oj4 gi11 oi3 pc2 oh2 ob8 ol6 oe5 ok5 pb1 gl13 gi13 gh13 pj10 gj13 oe4 gk13',
    usualKeys: 72,
    variant: { options: { size: 5, pie: true }, moves: 'gd1 od4 pi7 pe8 gc1 oc7 gb1 oa4 ob6 pf5 od8' },
  },
  picture: text => centredRows(boardPart(text, '_')),
  longest: { size: 9 },
  places: s => ['swap', ...COLOURS.map(handPlace), ...(s as AlliancesState).setup.cells.map(({ name }) => name)],
  refusedTaps,
  unwritten: [],
  bench: [
    { bench: 'perft', options: {}, depth: 2, slowDepth: 2 },
    { bench: 'playouts', options: {} },
  ],
}
