import type { GameSamples } from '../sampleGame'

export const alliancesSamples: GameSamples = {
  usual: 'oj4 gi11 oi3 pc2 oh2 ob8 ol6 oe5 ok5 pb1 gl13 gi13 gh13 pj10 gj13 oe4 gk13',
  variant: { options: { size: 5, pie: true }, moves: 'gd1 od4 pi7 pe8 gc1 oc7 gb1 oa4 ob6 pf5 od8' },
}
