import type { Course } from '../../lessons'
import { en } from './en'
import { pt } from './pt'

/** The board on which a learner sees most: seven discs make a chain. */
const small = { size: 4 }
const withSwap = { size: 4, pie: true }

/** The course of Alliances. */
export const course: Course<keyof (typeof en)['lessons']> = {
  lessons: [
    {
      id: 'place',
      kind: 'rules',
      options: small,
      steps: [
        { position: '2.5.6.5.6.5.2_1_a_---', goal: { kind: 'any' }, shows: [{ kind: 'placed' }] },
        {
          position: '2.5.6.2og1.6.5.2_1_a_---',
          goal: { kind: 'event', event: { kind: 'placed', colour: 'purple' } },
          tries: ['od3', 'gd3'],
        },
        {
          position: 'o1.2o2.1g1o2.5.3p1g.2o2.1o_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'orange', side: 0 } },
          tries: ['gd4', 'gd5'],
          points: ['d4'],
        },
        {
          position: 'o1.2o2.3o1p.pg1pg.p2p2.2o2.1o_1_a_1--',
          goal: { kind: 'win' },
          tries: ['od4'],
          shows: [{ kind: 'won', colour: 'purple', side: 0, how: 'connection' }],
        },
      ],
    },
    {
      id: 'chain',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'o1.2p2.3o2.1g1g1.3p2.2o2.1o_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'orange', side: 0, how: 'connection' } },
          tries: ['gd4', 'oc3'],
          points: ['d4'],
        },
        {
          position: '2.2p2.g5.og1go.5g.2p2.2_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'green', side: 0, how: 'connection' } },
          tries: ['pd4'],
        },
        {
          position: '2.3pp.3g2.1p3.1g4.p2o1.o1_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'purple', side: 0, how: 'connection' } },
          tries: ['od4', 'oe4'],
        },
        {
          position: 'o1.2o2.1g3p.5.3p1g.2o2.1o_1_a_---',
          accept: ['oe5', 'pe5'],
          tries: ['od4', 'ge5'],
          points: ['e5'],
          replies: { '*': 'gd4' },
        },
        {
          position: 'o1.2o2.1g1o1p.2g2.3p1g.2o2.1o_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'orange', side: 0 } },
          tries: ['gd5', 'oc3'],
          shows: [{ kind: 'won', colour: 'orange', how: 'connection' }],
          tryShows: { oc3: [{ kind: 'won', colour: 'orange', side: 1 }] },
        },
      ],
    },
    {
      id: 'allies',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'o1.2g2.3o1p.3p1.3g2.2o2.1o_1_a_---',
          goal: { kind: 'prevent', event: { kind: 'won', side: 1 } },
          tries: ['od4', 'gd4', 'pd3'],
          points: ['d4'],
          refutations: { pd3: 'od4' },
          tryShows: {
            od4: [{ kind: 'won', colour: 'orange', side: 1 }],
            gd4: [{ kind: 'won', colour: 'orange', side: 1 }],
          },
        },
        {
          position: 'o1.2o2.1g1o2.g2g1.3p1g.2o2.1o_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'orange', side: 0 } },
          tries: ['gd4'],
        },
        {
          position: '2.5.5p.po1po.p5.3g1.2_2_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'purple', side: 1 } },
          tries: ['gd4'],
        },
        {
          position: '2.1o3.g5.pg1gp.1p3g.2o2.2_2_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'green', side: 1 } },
          tries: ['od4'],
        },
      ],
    },
    {
      id: 'shared',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'o1.2o2.3o2.3g1.2gp2.2o2.1o_1_a_---',
          accept: ['od4'],
          tries: ['gd4', 'pd4'],
          points: ['d4'],
          shows: [{ kind: 'won', colour: 'orange', side: 0 }],
          tryShows: {
            gd4: [{ kind: 'won', colour: 'orange', side: 1 }],
            pd4: [{ kind: 'won', colour: 'orange', side: 0 }],
          },
        },
        {
          position: 'o1.2o2.3o2.3g1.2gp2.2o2.1o_1_a_---',
          lead: ['pe7'],
          accept: ['od4'],
          tries: ['pd4', 'gd4'],
          points: ['d4'],
          shows: [{ kind: 'won', colour: 'orange', side: 1 }],
          tryShows: {
            pd4: [{ kind: 'won', colour: 'orange', side: 0 }],
            gd4: [{ kind: 'won', colour: 'orange', side: 1 }],
          },
        },
        {
          position: 'o1.2o2.6.g2g1.2gp2.2o2.1o_1_a_---',
          accept: ['pd4', 'pe5'],
          tries: ['oe5', 'od4', 'ge5', 'gd4'],
          points: ['d4', 'e5'],
          refutations: { oe5: 'od4', od4: 'oe5', ge5: 'od4', gd4: 'oe5' },
        },
        {
          position: 'o1.2o2.2o2p.gg1gp.p2o2.2o2.1o_1_a_---',
          accept: ['pd4'],
          tries: ['gd4'],
          points: ['d4'],
          shows: [
            { kind: 'won', colour: 'orange', side: 0 },
            { kind: 'won', colour: 'purple', side: 0 },
          ],
          tryShows: {
            gd4: [
              { kind: 'won', colour: 'orange', side: 1 },
              { kind: 'won', colour: 'purple', side: 0 },
            ],
          },
        },
      ],
    },
    {
      id: 'fence',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: '1o.1g3.3gp1.2o2.6.5.p1_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'orange', side: 0, how: 'fence' } },
          tries: ['ga3', 'oa3'],
          points: ['a3'],
        },
        {
          position: '1o.2g2.4g1.2o2.6.1p1p1.2_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'orange', side: 0, how: 'fence' } },
          tries: ['gb3'],
          points: ['b3'],
        },
        {
          position: '1o.5.2o2g.5.1p2g1.5.1o_1_a_---',
          goal: { kind: 'event', event: { kind: 'won', colour: 'purple', side: 0, how: 'fence' } },
          tries: ['of7', 'pf7'],
        },
        {
          position: 'o1.2o2.4p1.5.6.5.1g_1_a_---',
          goal: { kind: 'prevent', event: { kind: 'won', side: 1 } },
          tries: ['ga2', 'ob2'],
          points: ['a2'],
          refutations: { ob2: 'ga2' },
          tryShows: { ga2: [{ kind: 'won', colour: 'orange', side: 1, how: 'fence' }] },
        },
      ],
    },
    {
      id: 'two-colours',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: '2.2p2.g5.og1go.5g.2o2.pp_1_a_1--',
          goal: { kind: 'win' },
          tries: ['pd4'],
          shows: [{ kind: 'won', colour: 'green', side: 0, how: 'connection' }],
        },
        {
          position: '2.3o1.g4g.3p1.1p4.o4.pp_1_a_1--',
          goal: { kind: 'win' },
          tries: ['of7'],
          shows: [{ kind: 'won', colour: 'purple', side: 0, how: 'fence' }],
        },
        {
          position: 'o1.2o2.2go2.5.3o2.2op1.1o_1_a_---',
          goal: { kind: 'win' },
          tries: ['pd4', 'gd4'],
          shows: [
            { kind: 'won', colour: 'orange', side: 0 },
            { kind: 'won', colour: 'green', side: 0, how: 'fence' },
            { kind: 'won', colour: 'purple', side: 1, how: 'fence' },
          ],
          tryShows: { pd4: [{ kind: 'won', colour: 'orange', side: 0 }] },
        },
        {
          position: '1o.5.p3o1.2g2.3o2.p4.gg_1_a_2--',
          goal: { kind: 'hold' },
          tries: ['pf3', 'gf4'],
          points: ['f3'],
          refutations: { gf4: 'pf3' },
        },
      ],
    },
    {
      id: 'swap',
      kind: 'rules',
      options: withSwap,
      steps: [
        {
          position: '2.5.6.2o2.6.5.2_2_a_---',
          accept: ['swap'],
          tries: ['gd5', 'pd3'],
          replies: { swap: 'gc4' },
          shows: [{ kind: 'swapped' }],
        },
        { position: '2.5.6.2o2.3g2.5.2_2_b_---', goal: { kind: 'any' }, spares: [{ kind: 'swapped' }] },
        {
          position: '2.5.6.5.6.4p.2_2_a_---',
          goal: { kind: 'event', event: { kind: 'placed' } },
          tries: ['swap'],
        },
        {
          position: '2.5.6.2o2.6.5.2_2_a_---',
          lead: ['swap'],
          goal: { kind: 'any' },
          spares: [{ kind: 'swapped' }],
        },
      ],
    },
    {
      id: 'guard',
      kind: 'strategy',
      options: small,
      steps: [
        { position: '2.5.6.5.6.5.2_1_a_---', accept: ['gd4', 'od4', 'pd4'], tries: ['oa2', 'pb1'], points: ['d4'] },
        {
          position: '1o.p4.4g1.2o2.2p3.5.1o_1_a_---',
          goal: { kind: 'prevent', event: { kind: 'won', side: 1 } },
          tries: ['pe2', 'ge3'],
          points: ['e2'],
          refutations: { ge3: 'pe2' },
          tryShows: { pe2: [{ kind: 'won', colour: 'green', side: 1, how: 'fence' }] },
        },
        {
          position: 'o1.2o2.g5.2pg1.3g2.2p2.1o_1_a_---',
          accept: ['oc3', 'pc3', 'pe5'],
          tries: ['oe5', 'ge5', 'gc3'],
          points: ['c3', 'e5'],
          refutations: { oe5: 'ob4', ge5: 'ob4' },
        },
        {
          position: '2.1g3.5p.pp1pp.p5.2o2.2_1_a_---',
          goal: { kind: 'win' },
          tries: ['gd4', 'od4'],
          points: ['d4'],
          shows: [
            { kind: 'won', colour: 'purple', side: 0 },
            { kind: 'won', colour: 'orange', side: 0, how: 'fence' },
          ],
          tryShows: {
            gd4: [{ kind: 'won', colour: 'purple', side: 0 }],
            od4: [{ kind: 'won', colour: 'purple', side: 1 }],
          },
        },
      ],
    },
    {
      id: 'two-threats',
      kind: 'strategy',
      options: small,
      steps: [
        {
          position: '2.p4.6.2p2.1g4.g1o2.p1_1_a_---',
          goal: { kind: 'force' },
          tries: ['gc1', 'gd2'],
          points: ['a3'],
          replies: { pa3: 'oc1' },
          shows: [{ kind: 'won', colour: 'orange', side: 0, how: 'fence' }],
        },
        {
          position: '2.p4.6.2p2.og4.g1o2.pp_1_a_1--',
          goal: { kind: 'win' },
          tries: ['gb2'],
          shows: [{ kind: 'won', colour: 'purple', side: 0, how: 'fence' }],
        },
        {
          position: 'pp.5.p4p.3gg.6.2g1g.2_1_a_1--',
          goal: { kind: 'force' },
          tries: ['gc5', 'pf3'],
          replies: { gf6: 'oe6' },
        },
        {
          position: 'pp.3g1.p3op.3gg.6.2g1g.2_1_a_1--',
          goal: { kind: 'win' },
          tries: ['ge4'],
          shows: [{ kind: 'won', colour: 'purple', side: 0, how: 'fence' }],
        },
      ],
    },
  ],
  texts: { en, pt },
}
