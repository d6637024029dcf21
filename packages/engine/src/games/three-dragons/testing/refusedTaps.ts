import type { RefusedTaps } from '../../../testing/manifest'
import type { ThreeDragonsWhyNot } from '..'

const BOTH_KINDS = 'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m_1_0'
const STRENGTH = { variant: 'strength' }

/** A refused tap for each code; numbers are those of the worked examples in the rules. */
export const refusedTaps: RefusedTaps<ThreeDragonsWhyNot> = {
  'no-piece': { place: 'e3', says: { at: 'e3', cells: [] } },
  'not-yours': { place: 'e8', says: { piece: 'e8', cells: [] } }, // 9
  'no-way': {
    options: { variant: 'basic' },
    position: 'ma1----am.a1-------.1--------.---------.o---o---o.---------.---------.---------.m-------m_2_0',
    place: 'b9',
    says: { at: 'b9', cells: [] },
  }, // after 62
  'same-cell': { taps: ['e2'], place: 'e2', says: { at: 'e2', cells: [] } }, // 10
  'own-piece': { taps: ['e1'], place: 'e2' },
  'enemy-piece': { taps: ['b1'], place: 'b9', says: { at: 'b9', cells: [] } }, // 8
  mountain: { taps: ['b1'], place: 'a1', says: { at: 'a1', cells: [] } }, // 7
  cave: { taps: ['e2'], place: 'e5', says: { at: 'e5', cells: [] } }, // 6
  'not-in-line': { taps: ['e2'], place: 'f3', says: { from: 'e2', at: 'f3', cells: ['e2'] } }, // 3
  'blocked-by-piece': { taps: ['e1'], place: 'e3', says: { at: 'e3', by: 'e2', cells: ['e2'] } }, // 4
  'blocked-by-cave': { taps: ['e2'], place: 'e6', says: { at: 'e6', by: 'e5', cells: ['e5'] } }, // 5
  between: {
    options: { variant: 'basic', stopBetween: 'forbidden' },
    position: 'm------am.---------.---------.---------.o---o---o.--a-a----.---------.---------.m--1---1m_1_0',
    taps: ['d1'],
    place: 'd4',
    says: { at: 'd4', cells: ['c4', 'e4'] },
  }, // 22
  'needs-choice': { options: STRENGTH, position: BOTH_KINDS, taps: ['e1', 'e4'], place: 'e3' },
  'closed-in': { options: STRENGTH, position: BOTH_KINDS, taps: ['e1', 'e4'], place: 'd4' }, // 38
  'not-beside': {
    options: STRENGTH,
    position: 'm------bm.---------.------c--.-----4b--.o---o---o.---------.---------.---------.m------2m_1_0',
    taps: ['f6', 'f7'],
    place: 'g6',
    says: { at: 'g6', cells: ['f7'] },
  }, // 34
  'too-strong': {
    options: STRENGTH,
    position: 'm-----bbm.---------.---------.---------.o--bo---o.--c-d----.---------.---------.m--3---2m_1_0',
    taps: ['d1', 'd4'],
    place: 'c4',
    says: { at: 'c4', own: 3, strength: 3, cells: [] },
  }, // after 30
  'must-capture': {
    options: { ...STRENGTH, strengthCapture: 'mandatory' },
    position: 'm-----bbm.---------.---------.---------.o--bo---o.--b------.---------.---------.m--3---2m_1_9',
    taps: ['d1', 'd4'],
    place: 'plain',
    says: { cells: ['c4', 'd5'] },
  }, // after 41
}
