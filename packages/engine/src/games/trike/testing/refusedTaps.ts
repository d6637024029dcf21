import type { RefusedTaps } from '../../../testing/manifest'
import type { TrikeWhyNot } from '..'

const AFTER_D2 = '1.2.3.1b2.5.6.7_d2_w_1'
const AFTER_G5 = '1.2.3.1b2.5.6.4w2_g5_b_1'

/** A refused tap for each code; numbers are those of the worked examples in the rules. */
export const refusedTaps: RefusedTaps<TrikeWhyNot> = {
  'same-cell': { position: AFTER_D2, place: 'd2', says: { at: 'd2', cells: [] } }, // 5
  taken: { position: AFTER_G5, place: 'd2', says: { at: 'd2', cells: [] } }, // 7
  'not-in-line': { position: AFTER_D2, place: 'e1', says: { from: 'd2', at: 'e1', cells: ['d2'] } }, // 4
  blocked: { position: AFTER_G5, place: 'c1', says: { at: 'c1', by: 'd2', cells: ['d2'] } }, // 8
  'swap-off': { options: { pie: false }, position: AFTER_D2, place: 'swap' }, // 19
  'swap-early': { place: 'swap' }, // 16
  'swap-late': { position: '1.2.3.1b2.5.6.4w2_g5_b_2', place: 'swap' }, // 17
}
