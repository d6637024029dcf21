import type { Course } from '../../lessons'
import { en } from './en'
import { pt } from './pt'

/** The small board, on which one idea at a time is easier to see. */
const small = { width: 7, height: 7 }

/** The course of Three Dragons. */
export const course: Course<keyof (typeof en)['lessons']> = {
  lessons: [
    {
      id: 'rook',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'mcbbbcm.---d---.-------.o--o--o.-------.---4---.m32223m_1_0',
          accept: ['d2-g2'],
          tries: ['d2-f2', 'd2-e2', 'd2-d3'],
          points: ['g2'],
          replies: { 'd2-g2': 'd6-d5' },
        },
        {
          position: 'mcbbbcm.-------.---d---.o--o--o.-------.------4.m32223m_1_2',
          accept: ['d1-d3'],
          tries: ['d1-d2'],
          points: ['d3'],
          replies: { 'd1-d3': 'e7-e3' },
        },
        {
          position: 'mcbb-cm.-------.---d---.o--o--o.---2b--.------4.m32-23m_1_4',
          goal: { kind: 'event', event: { kind: 'captured', at: 'e3', how: 'custodial' } },
          tries: ['g2-g3', 'g2-e2'],
          points: ['f3'],
        },
        {
          position: 'm--b--m.-------.-2b---2.o--o--o.-------.-------.m-2---m_1_0',
          goal: { kind: 'win' },
          tries: ['c1-c4', 'g5-e5'],
          shows: [{ kind: 'captured', at: 'c5', how: 'custodial' }],
        },
      ],
    },
    {
      id: 'closing',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'm-b-b-m.-------.-2b---2.o--o--o.-------.-------.m-2-2-m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'c5', how: 'custodial' } },
          tries: ['g5-e5', 'c1-c4'],
        },
        {
          position: 'm-b-b-m.-------.-------.o--o--o.----2--.b------.m-2-2-m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'a2', how: 'custodial' } },
          tries: ['e3-b3'],
        },
        {
          position: 'm-b-b-m.-------.-------.o-bo--o.-------.-------.m2-2--m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'c4', how: 'custodial' } },
          tries: ['b1-b3', 'd1-d3'],
        },
        {
          position: 'm---bbm.---2---.b------.o--o--o.-------.-2-----.m--2--m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'a5', how: 'custodial' } },
          tries: ['b2-b5'],
        },
        {
          position: 'm-b-b-m.-------.-------.o--o--o.-2b-b2-.-------.m--2--m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', how: 'custodial' } },
          tries: ['d1-d2'],
          shows: [
            { kind: 'captured', at: 'c3' },
            { kind: 'captured', at: 'e3' },
          ],
        },
      ],
    },
    {
      id: 'between',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'm-b-b-m.-------.-------.o--o--o.--b-b--.-2---2-.m--2--m_1_0',
          accept: ['d1-d3'],
          tries: ['d1-d2'],
          points: ['d3'],
          replies: { 'd1-d3': 'c7-c6' },
          spares: [{ kind: 'captured' }],
        },
        {
          position: 'm---b-m.--b----.-------.o--o--o.--b2b--.-2---2-.m-----m_1_2',
          goal: { kind: 'event', event: { kind: 'captured' } },
          tries: ['d3-d2', 'b2-c2'],
        },
        {
          position: 'm-b--bm.-------.-------.o--o--o.-------.-2-----.m--2-2m_1_0',
          accept: ['b2-b7'],
          tries: ['b2-b6'],
          points: ['b7'],
          spares: [{ kind: 'captured' }],
        },
        {
          position: 'm---b-m.-b---b-.-------.o-2o--o.-------.-----2-.m--2--m_1_0',
          goal: { kind: 'prevent', event: { kind: 'captured' } },
          tries: ['d1-d3', 'c4-c6'],
          refutations: { 'd1-d3': 'b6-b4', 'c4-c6': 'f6-d6' },
        },
      ],
    },
    {
      id: 'strength',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'm-b-b-m.-------.--b----.o--o--o.-------.-----2-.m-3-2-m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'c5', how: 'strength' } },
          tries: ['c1-c4', 'c1-c3'],
          shows: [{ kind: 'weakened', at: 'c4', value: 2 }],
        },
        {
          position: 'm-b-b-m.---3---.--b-c--.o--o--o.-------.-------.m-2-2-m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'c5', how: 'strength' } },
          tries: ['d6-d5', 'd6-e6'],
          points: ['d5'],
          shows: [{ kind: 'weakened', value: 2 }],
        },
        {
          position: 'm-b-b-m.---4---.--b-c--.o--o--o.-------.-------.m-2-2-m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'e5', how: 'strength' } },
          tries: ['d6-d5xc5', 'd6-d5'],
          points: ['d5'],
          shows: [{ kind: 'weakened', value: 3 }],
          tryShows: { 'd6-d5xc5': [{ kind: 'captured', at: 'c5' }] },
        },
        {
          position: 'm-c-b-m.-------.-------.o--o--o.-b---3-.-------.m--22-m_1_0',
          goal: { kind: 'prevent', event: { kind: 'captured' } },
          tries: ['f3-c3xb3', 'f3-d3'],
          points: ['c3'],
          refutations: { 'f3-c3xb3': 'c7-c4xc3', 'f3-d3': 'c7-c1xd1' },
          shows: [{ kind: 'moved', from: 'f3', to: 'c3' }],
          spares: [{ kind: 'captured' }],
        },
        {
          position: 'm-b-b-m.-------.-------.o--o--o.-2b-b--.-------.m--32-m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'c3', how: 'custodial' } },
          tries: ['d1-d3xe3', 'd1-d2'],
          spares: [{ kind: 'weakened' }],
          tryShows: {
            'd1-d3xe3': [
              { kind: 'captured', at: 'e3', how: 'strength' },
              { kind: 'weakened', value: 2 },
            ],
          },
        },
      ],
    },
    {
      id: 'dragon',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'm-b-b-m.-------.2------.o2-o--o.----2--.-------.m--2--m_1_0',
          goal: { kind: 'event', event: { kind: 'woken' } },
          tries: ['e3-b3'],
          shows: [{ kind: 'woken', at: 'a4', side: 0, value: 3 }],
        },
        {
          position: 'm-b-b-m.-------.---3---.o-2o2-o.-------.---4---.m-----m_1_0',
          goal: { kind: 'event', event: { kind: 'woken' } },
          tries: ['d2-c2'],
          shows: [{ kind: 'woken', at: 'd4', side: 0, value: 5 }],
        },
        {
          position: 'm-bd-bm.-------.-------.o-252-o.---3---.-------.m-----m_1_0',
          goal: { kind: 'event', event: { kind: 'captured', at: 'd7', how: 'strength' } },
          tries: ['d4-d6', 'd4-d5'],
          shows: [
            { kind: 'weakened', at: 'd6', value: 4 },
            { kind: 'opened', at: 'd4' },
          ],
        },
        {
          position: 'm--b--m.-------.---b---.o-bob-o.------b.-------.m2-2--m_1_0',
          goal: { kind: 'prevent', event: { kind: 'woken' } },
          tries: ['d1-d2', 'b1-b3'],
          points: ['d3'],
          refutations: { 'd1-d2': 'g3-d3', 'b1-b3': 'g3-d3' },
        },
      ],
    },
    {
      id: 'end',
      kind: 'rules',
      options: small,
      steps: [
        {
          position: 'm--b--m.-------.-------.o-bo--o.-------.-2-----.m--22-m_1_0',
          goal: { kind: 'win' },
          tries: ['d1-d3', 'b2-b3'],
          shows: [{ kind: 'captured', at: 'c4' }],
        },
        {
          position: 'm-----m.-------.-------.o--o--o.-2b-b2-.-------.m--2--m_1_0',
          goal: { kind: 'win' },
          tries: ['d1-d2'],
          shows: [
            { kind: 'captured', at: 'c3' },
            { kind: 'captured', at: 'e3' },
          ],
        },
        {
          position: 'mb2---m.b------.2------.o--o--o.-------.-------.m2----m_1_0',
          goal: { kind: 'win' },
          tries: ['b1-b5'],
          points: ['b6'],
          spares: [{ kind: 'captured' }],
        },
        {
          position: 'm---b-m.-b-----.-------.o-2o--o.-------.-----2-.m-----m_1_0',
          goal: { kind: 'hold' },
          tries: ['f2-f4', 'f2-c2'],
          refutations: { 'f2-f4': 'b6-b4', 'f2-c2': 'b6-b4' },
        },
      ],
    },
    {
      id: 'safe-start',
      kind: 'strategy',
      options: small,
      steps: [
        {
          position: 'mcbbbcm.---d---.-------.o--o--o.-------.---4---.m32223m_1_0',
          goal: { kind: 'prevent', event: { kind: 'captured' } },
          tries: ['c1-c6', 'b1-b5'],
          refutations: { 'c1-c6': 'b7-b6', 'b1-b5': 'd6-b6xb5' },
        },
        {
          position: 'm-b-b-m.-------.-------.o--o--o.-------.-----2-.m2-2--m_1_0',
          goal: { kind: 'prevent', event: { kind: 'captured' } },
          tries: ['f2-f3', 'b1-b4'],
          refutations: { 'f2-f3': 'c7-c1', 'b1-b4': 'c7-c4' },
        },
        {
          position: 'm---b-m.-b---b-.-------.o-2o--o.-------.-2---2-.m--2--m_1_0',
          accept: ['b2-b4'],
          tries: ['b2-b3', 'd1-d3'],
          points: ['b4'],
          refutations: { 'b2-b3': 'b6-b4', 'd1-d3': 'b6-b4' },
        },
        {
          position: 'm-c-b-m.-------.------b.o--o--o.-b---3-.-----2-.m---2-m_1_0',
          accept: ['f3-f5xg5'],
          tries: ['f3-c3xb3', 'f3-f5'],
          refutations: { 'f3-c3xb3': 'c7-c4xc3' },
          shows: [{ kind: 'captured', at: 'g5', how: 'strength' }],
        },
      ],
    },
    {
      id: 'dragon-plan',
      kind: 'strategy',
      options: small,
      steps: [
        {
          position: 'm--bb-m.-------.--2--b-.o--o--o.----2--.-2-----.m---2-m_1_0',
          accept: ['c5-a5'],
          tries: ['b2-b7'],
          points: ['a5'],
          refutations: { 'b2-b7': 'd7-c7' },
          replies: { 'c5-a5': 'f5-g5' },
        },
        {
          position: 'm--bb-m.-------.2-----b.o--o--o.----2--.-2-----.m---2-m_1_2',
          accept: ['b2-b4'],
          tries: ['b2-b3'],
          points: ['b4'],
          replies: { 'b2-b4': 'd7-d6' },
        },
        {
          position: 'm---b-m.---b---.2-----b.o2-o--o.----2--.-------.m---2-m_1_4',
          goal: { kind: 'event', event: { kind: 'woken' } },
          tries: ['b4-b6', 'e3-e4'],
          refutations: { 'e3-e4': 'd6-a6' },
          shows: [{ kind: 'woken', at: 'a4', value: 3 }],
        },
        {
          position: 'm-bb--m.-------.------b.o--o-bo.----b--.-2----2.m--22-m_1_0',
          goal: { kind: 'prevent', event: { kind: 'woken' } },
          tries: ['g2-f2', 'b2-b3'],
          refutations: { 'g2-f2': 'e3-g3', 'b2-b3': 'e3-g3' },
        },
      ],
    },
  ],
  texts: { en, pt },
}
