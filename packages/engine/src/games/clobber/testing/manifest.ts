import type { GameManifest } from '../../../testing/manifest'
import { boardPart, letter } from '../../../testing/picture'

export const manifest: GameManifest = {
  golden: { options: { width: 4, height: 4 }, moves: 'b4-b3 d3-d4 c1-d1 a2-a1 c3-c2 b1-b2 a3-a4 b2-b3'.split(' ') },
  samples: {
    usual: 'b2-a2 d5-d4 c3-b3 c6-b6 a5-a4 e6-d6 e3-e2 c2-d2 c1-b1 e4-e5 e2-d2 b5-c5 d2-d1 c4-b4 b3-b4',
    variant: { options: { width: 4, height: 4 }, moves: 'b2-b3 d3-d2 a1-a2 c2-c1 d4-c4 a4-a3 a2-a3' },
  },
  picture: text => {
    const rows = boardPart(text, '_').split('.')
    const cells = rows.map(row => [...row.replace(/\d/g, run => '.'.repeat(Number(run)))])
    const lines = cells.map((row, i) => `${rows.length - i}  ${row.join(' ')}`)
    const width = Math.max(...cells.map(row => row.length))
    return [...lines, `   ${Array.from({ length: width }, (_, i) => letter(i)).join(' ')}`]
  },
  longest: { width: 8, height: 8 },
  unwritten: [],
  bench: [
    { bench: 'perft', options: {}, depth: 4, slowDepth: 3 },
    { bench: 'playouts', options: {} },
  ],
}
