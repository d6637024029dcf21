import type { GameSamples } from '../sampleGame'

export const turtlesSamples: GameSamples = {
  usual: 'h4b h4a h2b h5b h1b h2b 4u h1b 4u 4r 4u h1a 4u',
  variant: {
    options: { width: 6, length: 8 },
    moves: 'h5f h5f h3f h2e h1f 2l 5u h4b 5u h3e 5u 3l 5u h1a 5u 5l 5u 4d 5u 4d 5u',
  },
}
