import type { GameBench } from '../gameBench'

const moves =
  'ob8 pg12 oe7 pg8 ph2 oe6 oe3 gh5 pk12 gf1 gc4 gj10 pe1 gi3 ok11 ol9 gj13 pg3 gf6 oe8 oh6 gg4 pf12 gf9 ph10 gb7 gj7 od5 ' +
  'oh3 oe4 gg10 ol7 of8 ga3'

export const bench: GameBench = {
  rows: [{ options: {}, moves, plies: [0, 9, 20, 33], signature: '1c12dc39' }],
  heap: { options: {}, nodes: 8_000 },
  strength: { boards: [{ size: 7 }], hardestBot: 'greedy-hard' },
}
