import { presentation } from '../presentation'
import type { TurtlesState } from '../rules'
import type { GameManifest } from '../../../testing/manifest'
import { boardPart, letter } from '../../../testing/picture'
import { refusedTaps } from './refusedTaps'

export const manifest: GameManifest = {
  golden: {
    options: {},
    moves: 'h2a h2b h1a h3b h4b h4b 4l h5b h3b 5d 3l 5d 4u 3d 3r h4a h5b 5d h5a 5d'.split(' '),
  },
  samples: {
    usual: 'h4b h4a h2b h5b h1b h2b 4u h1b 4u 4r 4u h1a 4u',
    usualKeys: 34,
    variant: {
      options: { width: 6, length: 8 },
      moves: 'h5f h5f h3f h2e h1f 2l 5u h4b 5u h3e 5u 3l 5u h1a 5u 5l 5u 4d 5u 4d 5u',
    },
  },
  picture: text => {
    const ranks = boardPart(text, '~').split('_')
    const columns = (cells: readonly string[]) => cells.map(cell => cell.padEnd(10)).join(' ')
    const lines = ranks.map((rank, i) => {
      const cells = rank.split('.').map(cell => (cell === '0' ? '.' : cell))
      return `${ranks.length - i}  ${columns(cells)}`
    })
    return [
      ...lines,
      `   ${columns(
        boardPart(text, '_')
          .split('.')
          .map((_, file) => letter(file)),
      )}`,
    ]
  },
  longest: { width: 6, length: 8, repetition: 0, undo: 'allowed', goal: 5 },
  places: s => [
    'goal-s',
    'goal-n',
    ...(s as TurtlesState).setup.cells.map(({ name }) => name),
    ...presentation.pieces(s as TurtlesState).map(({ id, at, height }) => (height === undefined ? at : `turtle-${id}`)),
  ],
  refusedTaps,
  unwritten: ['banned'],
  bench: [
    { bench: 'perft', options: {}, depth: 6, slowDepth: 5 },
    { bench: 'playouts', options: {}, cap: 2_000 },
    { bench: 'playouts', options: { width: 4, length: 6 }, cap: 2_000 },
  ],
}
