import type { GameManifest } from '../../../testing/manifest'
import { letter } from '../../../testing/picture'

export const manifest: GameManifest = {
  golden: {
    options: {},
    moves: 'h2a h2b h1a h3b h4b h4b 4l h5b h3b 5d 3l 5d 4u 3d 3r h4a h5b 5d h5a 5d'.split(' '),
  },
  picture: text => {
    const ranks = text.split('~')[0].split('_')
    const columns = (cells: readonly string[]) => cells.map(cell => cell.padEnd(10)).join(' ')
    const lines = ranks.map((rank, i) => {
      const cells = rank.split('.').map(cell => (cell === '0' ? '.' : cell))
      return `${ranks.length - i}  ${columns(cells)}`
    })
    return [...lines, `   ${columns(ranks[0].split('.').map((_, file) => letter(file)))}`]
  },
  longest: { width: 6, length: 8, repetition: 0, undo: 'allowed', goal: 5 },
  unwritten: ['banned'],
  bench: [
    { bench: 'perft', options: {}, depth: 6, slowDepth: 5 },
    { bench: 'playouts', options: {}, cap: 2_000 },
    { bench: 'playouts', options: { width: 4, length: 6 }, cap: 2_000 },
  ],
}
