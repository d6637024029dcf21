import type { GameBench } from '../gameBench'

const moves =
  'h4a h2a h5a h3a h2a h1a 4u h5a h1a h1a 5u h4a h3a 5r 1u 2d 3u 1d 2r 5d 2u 4d 1u 1r 2l 4d h1a 1l 1u 5d 1u 2d 4u h1a'

export const bench: GameBench = {
  rows: [{ options: {}, moves, plies: [0, 7, 18, 30], signature: '551da0e1' }],
  heap: { options: {}, nodes: 60_000 },
  strength: {
    boards: [
      { width: 2, length: 4 },
      { width: 4, length: 6 },
    ],
    hardestBot: 'hard',
  },
}
