import type { TrikeState } from '../rules'
import type { GameManifest } from '../../../testing/manifest'
import { boardPart, centredRows, letter } from '../../../testing/picture'
import { refusedTaps } from './refusedTaps'

export const manifest: GameManifest = {
  golden: { options: {}, moves: 'e4 swap g4 d1 d2 c2 b1 b2 a1'.split(' ') },
  samples: { usual: 'g2 b2 f6 g6 g7', usualKeys: 12 },
  // The checker under the pawn is a capital letter.
  picture: text => {
    const pawn = text.split('_')[1]
    return centredRows(boardPart(text, '_'), (cell, r, place) =>
      `${letter(r)}${place + 1}` === pawn ? cell.toUpperCase() : cell,
    )
  },
  longest: { size: 19 },
  places: s => ['swap', ...(s as TrikeState).setup.cells.map(({ name }) => name)],
  refusedTaps,
  unwritten: [],
  bench: [
    { bench: 'perft', options: {}, depth: 6, slowDepth: 5 },
    ...[7, 11, 13].map(size => ({ bench: 'playouts', options: { size, pie: false } }) as const),
  ],
}
