import type { GameSamples } from '../sampleGame'

export const trikeSamples: GameSamples = { usual: 'g2 b2 f6 g6 g7' }
