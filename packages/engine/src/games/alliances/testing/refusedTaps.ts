import type { RefusedTaps } from '../../../testing/manifest'
import type { AlliancesWhyNot } from '..'

const ONE_DISC = '5.8.9.10.11.12.5o5.12.11.10.9.8.5_2_a_---'
const ALL_ORANGE =
  'o2o1.o2o2o1.2o2o2o.1o2o2o2.o2o2o2o1.2o2o2o2o.o2o2o2o1.2o2o2o2o.o2o2o2o1.1o2o2o2.2o2o2o.o2o2o1.o2o1_1_a_---'

/** A refused tap for each code; numbers are those of the worked examples in the rules. */
export const refusedTaps: RefusedTaps<AlliancesWhyNot> = {
  taken: { position: ONE_DISC, taps: ['hand-purple'], place: 'g7', says: { at: 'g7', cells: [] } }, // 3
  'used-up': { position: ALL_ORANGE, place: 'hand-orange', says: { colour: 'orange', cells: [] } }, // 27
  'colour-first': { place: 'g7', says: { at: 'g7', cells: [] } },
  'needs-cell': { taps: ['hand-orange'], place: 'hand-green' },
  'swap-off': { position: ONE_DISC, place: 'swap' }, // 32
  'swap-early': { options: { pie: true }, place: 'swap' },
  'swap-late': { options: { pie: true }, position: '5.8.9.10.11.12.5o5.12.11.10.9.8.5_1_b_---', place: 'swap' }, // 35
}
