import type { Course } from '../../lessons'
import { en } from './en'
import { pt } from './pt'

/** The course of Trike. */
export const course: Course<keyof (typeof en)['lessons']> = {
  lessons: [
    {
      id: 'pawn',
      kind: 'rules',
      options: { size: 5 },
      steps: [
        { position: '1.2.3.4.5_-_b_1', goal: { kind: 'any' }, shows: [{ kind: 'placed', piece: 'pawn' }] },
        {
          position: '1.2.1b1.4.5_c2_w_1',
          lead: ['e2'],
          accept: ['e5'],
          tries: ['e3', 'e4'],
          points: ['e5'],
          replies: { e5: 'c3' },
          shows: [{ kind: 'placed', at: 'e5', side: 0 }],
        },
        {
          position: '1.2.1bw.4.1w2b_c3_b_1',
          accept: ['d4'],
          tries: ['d3', 'a1'],
          points: ['d4'],
          shows: [{ kind: 'moved', piece: 'pawn', to: 'd4' }],
        },
        {
          position: '1.2.3.4.3b1_e4_w_1',
          lead: ['d4'],
          goal: { kind: 'win' },
          tries: ['c3', 'd3'],
          points: ['e5'],
          shows: [{ kind: 'trapped', at: 'e5', points: [2, 1] }],
        },
      ],
    },
    {
      id: 'trap',
      kind: 'rules',
      options: { size: 5 },
      steps: [
        {
          position: 'b.1w.3.wb2.b1w2_d1_b_1',
          goal: { kind: 'win' },
          tries: ['b1', 'c1'],
          points: ['e2'],
          shows: [{ kind: 'trapped', at: 'e2', points: [3, 2] }],
        },
        {
          position: '1.bw.w1b.wbwb.5_d3_b_1',
          goal: { kind: 'win' },
          tries: ['e3', 'e4'],
          points: ['c2'],
          shows: [{ kind: 'trapped', at: 'c2', points: [4, 3] }],
        },
        {
          position: 'b.w1.1bw.3w.4b_c3_b_1',
          goal: { kind: 'win' },
          tries: ['d3', 'e3'],
          shows: [{ kind: 'trapped', at: 'b2', points: [3, 2] }],
        },
        {
          position: '1.bb.1w1.2bw.3w1_e4_b_1',
          goal: { kind: 'hold' },
          tries: ['e5'],
          spares: [{ kind: 'trapped' }],
          tryShows: { e5: [{ kind: 'trapped', points: [1, 2] }] },
        },
      ],
    },
    {
      id: 'choice',
      kind: 'rules',
      options: { size: 5 },
      steps: [
        {
          position: '1.b1.3.wbw1.1w1b1_e2_b_1',
          goal: { kind: 'win' },
          tries: ['e1'],
          shows: [{ kind: 'trapped', at: 'e3', points: [3, 2] }],
          tryShows: { e1: [{ kind: 'trapped', points: [1, 2] }] },
        },
        {
          position: '1.bw.1wb.bw1w.1bwb1_d4_b_1',
          goal: { kind: 'win' },
          tries: ['d3'],
          shows: [{ kind: 'trapped', at: 'e5', points: [2, 1] }],
          tryShows: { d3: [{ kind: 'trapped', points: [3, 4] }] },
        },
        {
          position: '1.ww.w1b.wbb1.b1wb1_b2_b_1',
          goal: { kind: 'win' },
          tries: ['a1'],
          shows: [{ kind: 'trapped', at: 'c2', points: [4, 3] }],
          tryShows: { a1: [{ kind: 'trapped', points: [1, 2] }] },
        },
        {
          position: 'b.b1.w2.w1wb.1wb2_e2_b_1',
          goal: { kind: 'hold' },
          tries: ['e1', 'c2'],
          refutations: { c2: 'd2' },
          tryShows: { e1: [{ kind: 'trapped', points: [1, 2] }] },
        },
      ],
    },
    {
      id: 'swap',
      kind: 'rules',
      options: { size: 5 },
      steps: [
        {
          position: '1.2.1b1.4.5_c2_w_1',
          accept: ['swap'],
          tries: ['b2', 'd2'],
          replies: { swap: 'e4' },
          shows: [{ kind: 'swapped' }],
        },
        { position: '1.2.1b1.4.3w1_e4_b_2', goal: { kind: 'any' }, shows: [{ kind: 'placed', side: 1 }] },
        {
          position: '1.2.3.4.4b_e5_w_1',
          accept: ['a1', 'b2', 'c3', 'd4', 'e1', 'e2', 'e3', 'e4'],
          tries: ['swap'],
          spares: [{ kind: 'swapped' }],
        },
        {
          position: '1.2.1b1.4.5_c2_w_1',
          lead: ['swap'],
          goal: { kind: 'any' },
          shows: [{ kind: 'placed', side: 0 }],
          spares: [{ kind: 'swapped' }],
        },
      ],
    },
    {
      id: 'look-ahead',
      kind: 'strategy',
      options: { size: 5 },
      steps: [
        {
          position: '1.2.3.4.5_-_b_1',
          accept: ['b1', 'b2', 'c2', 'd1', 'd2', 'd3', 'd4', 'e2', 'e4'],
          tries: ['a1', 'e1', 'e5', 'c1', 'c3', 'e3'],
        },
        {
          position: '1.w1.1wb.1b2.b3w_b1_b_1',
          goal: { kind: 'hold' },
          tries: ['a1', 'b2', 'd1'],
          refutations: { a1: 'b2', b2: 'a1', d1: 'c1' },
        },
        {
          position: 'b.1w.1wb.1b1w.2w1b_c2_b_1',
          goal: { kind: 'hold' },
          tries: ['c1', 'd3', 'e4'],
          refutations: { c1: 'b1', d3: 'e4', e4: 'd3' },
        },
        {
          position: '1.b1.b1w.1ww1.w1b1b_d2_b_1',
          goal: { kind: 'hold' },
          tries: ['b2', 'd1', 'e2'],
          refutations: { b2: 'c2', d1: 'e2', e2: 'd1' },
        },
      ],
    },
    {
      id: 'two-traps',
      kind: 'strategy',
      options: { size: 5 },
      steps: [
        {
          position: 'b.1w.1b1.wb2.1w3_b2_b_1',
          goal: { kind: 'force' },
          tries: ['c3'],
          replies: { b1: 'c1' },
        },
        {
          position: '1.b1.1w1.2w1.1wbb1_c2_b_1',
          goal: { kind: 'force' },
          tries: ['b2', 'c1'],
        },
        {
          position: 'w.2.b1b.1w2.3bw_d2_b_1',
          goal: { kind: 'force' },
          tries: ['d3', 'e2'],
          replies: { c2: 'd3' },
        },
        {
          position: 'w.2.bbb.1ww1.3bw_d3_b_1',
          goal: { kind: 'win' },
          tries: ['e3'],
          shows: [{ kind: 'trapped', at: 'd4', points: [3, 2] }],
        },
      ],
    },
  ],
  texts: { en, pt },
}
