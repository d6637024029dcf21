import type { RefusedTaps } from '../../../testing/manifest'
import type { TurtlesWhyNot } from '..'

const STACKED = '0.0_0.n5n4s1_0.0_0.0~n~0~0'

/** A refused tap for each code; numbers are those of the worked examples in the rules. */
export const refusedTaps: RefusedTaps<TurtlesWhyNot> = {
  stuck: { position: STACKED, place: 'turtle-n5', says: { piece: 'n5', load: 5, cells: [] } }, // 5
  'too-weak': {
    position: '0.0_n3n2.0_s4s1.0_0.0~s~0~0',
    taps: ['turtle-s4'],
    place: 'a3',
    says: { piece: 's4', at: 'a3', weight: 5, cells: [] },
  }, // 10
  'not-yours': { position: '0.0_n4.0_0.0_0.0~s~0~0', place: 'a3', says: { piece: 'n4', cells: [] } }, // 36
  'in-sea': { position: '0.0_0.0_0.0_0.0~s~2~0', place: 'scored-s2', says: { piece: 's2', cells: [] } }, // 35
  'no-piece': { place: 'b2', says: { at: 'b2', cells: [] } },
  'needs-turtle': { place: 'goal-s' },
  'needs-cell': { taps: ['nest-s3'], place: 'nest-s4' },
  'same-cell': { position: '0.0_0.0_0.0_s3.0~s~0~0', taps: ['turtle-s3'], place: 'a1' },
  'not-beside': { position: '0.0_0.0_0.0_s3.0~s~0~0', taps: ['turtle-s3'], place: 'b2' },
  'not-home': { taps: ['nest-s3'], place: 'a2', says: { piece: 's3', cells: ['a1', 'b1'] } },
  'too-far': { position: '0.0_0.0_0.0_s3.0~s~0~0', taps: ['turtle-s3'], place: 'goal-s' },
  'wrong-sea': { position: '0.0_0.0_0.0_s2.0~s~0~0', taps: ['turtle-s2'], place: 'goal-n' }, // 19
  undo: { moves: 'h3a.h3a.3u.3d.3u', taps: ['turtle-n3'], place: 'a3', says: { piece: 'n3', at: 'a3', cells: [] } },
  'cannot-hatch': {
    position: '0.0_0.0_n1.0_s3n2.n4n3~s~12~0',
    place: 'nest-s4',
    says: { piece: 's4', cells: [] },
  }, // 41
  'cannot-walk': {
    position: '0.0_0.0_n4n1.0_s4.n3n2~s~0~0',
    place: 'a1',
    says: { piece: 's4', cells: [] },
  }, // after 10
}
