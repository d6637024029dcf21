import type { GameManifest } from '../../../testing/manifest'
import { centredRows, letter } from '../../../testing/picture'

export const manifest: GameManifest = {
  golden: { options: {}, moves: 'e4 swap g4 d1 d2 c2 b1 b2 a1'.split(' ') },
  // The checker under the pawn is a capital letter.
  picture: text => {
    const [rows, pawn] = text.split('_')
    return centredRows(rows, (cell, r, place) => (`${letter(r)}${place + 1}` === pawn ? cell.toUpperCase() : cell))
  },
  longest: { size: 19 },
  unwritten: [],
  bench: [
    { bench: 'perft', options: {}, depth: 6, slowDepth: 5 },
    ...[7, 11, 13].map(size => ({ bench: 'playouts', options: { size, pie: false } }) as const),
  ],
}
