import type { Course } from '../../lessons'
import { en } from './en'
import { pt } from './pt'

/** The course of Turtles. */
export const course: Course<keyof (typeof en)['lessons']> = {
  lessons: [
    {
      id: 'hatch',
      kind: 'rules',
      steps: [
        { position: '0.0_0.0_0.0_0.0~s~0~0', goal: { kind: 'any' }, shows: [{ kind: 'moved' }] },
        {
          position: '0.n5_0.0_0.0_s3.0~s~0~0',
          accept: ['h4b'],
          tries: ['h4a', '3u'],
          points: ['b1'],
          replies: { h4b: '5d' },
          shows: [{ kind: 'moved', piece: 's4', from: 'nest-s4', to: 'b1' }],
        },
        {
          position: '0.0_0.n5_0.0_s3.s4~s~0~0',
          accept: ['3u'],
          tries: ['3r', '4u'],
          points: ['a2'],
          shows: [{ kind: 'moved', piece: 's3', to: 'a2' }],
        },
        {
          position: 's3.0_0.n4_0.0_0.0~s~14~2',
          goal: { kind: 'win' },
          tries: ['3r', '3d'],
          shows: [{ kind: 'scored', piece: 's3', side: 0 }],
        },
      ],
    },
    {
      id: 'step',
      kind: 'rules',
      steps: [
        {
          position: '0.n5_0.0_0.0_s3.0~s~0~0',
          accept: ['3u'],
          tries: ['3r'],
          replies: { '3u': 'h1a' },
          points: ['a2'],
        },
        {
          position: 'n1.n5_0.0_s3.0_0.0~s~0~0',
          accept: ['3r'],
          tries: ['3u', '3d'],
          replies: { '3r': '5d' },
          points: ['b2'],
        },
        {
          position: 'n1.0_0.n5_0.s3_0.0~s~0~0',
          accept: ['3d'],
          tries: ['3l', '3u'],
          points: ['b1'],
        },
        {
          position: '0.s2_0.n4_s3.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'scored', side: 0 } },
          tries: ['2l', '3u'],
          shows: [{ kind: 'scored', piece: 's2' }],
        },
      ],
    },
    {
      id: 'climb',
      kind: 'rules',
      steps: [
        {
          position: '0.0_n4.n5_s1.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'climbed', piece: 's1', onto: 'n4' } },
          tries: ['1r', 'h5a'],
          points: ['a3'],
        },
        {
          position: '0.n5_0.0_0.s3_0.s2~s~0~0',
          accept: ['2u'],
          tries: ['2l', 'h1b'],
          points: ['b2'],
          shows: [{ kind: 'climbed', piece: 's2', onto: 's3' }],
        },
        {
          position: '0.0_0.0_0.0_s5.n2~s~0~0',
          goal: { kind: 'event', event: { kind: 'climbed', onto: 's5' } },
          tries: ['h1b', 'h3b'],
          points: ['a1'],
        },
        {
          position: '0.0_0.0_n3.n5_s4.s2~s~0~0',
          goal: { kind: 'event', event: { kind: 'climbed', piece: 's2', onto: 'n5' } },
          tries: ['4u', '2l'],
          tryShows: { '4u': [{ kind: 'pushed', pieces: ['n3'] }] },
        },
      ],
    },
    {
      id: 'push',
      kind: 'rules',
      steps: [
        {
          position: '0.0_n2.0_s4.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'pushed', pieces: ['n2'] } },
          tries: ['4r'],
          points: ['a3'],
          shows: [{ kind: 'pushed', to: 'a4' }],
        },
        {
          position: '0.0_0.0_0.0_n3.0~s~0~0',
          accept: ['h3a'],
          tries: ['h2a', 'h3b', 'h5a'],
          points: ['a1'],
          shows: [{ kind: 'pushed', pieces: ['n3'], to: 'a2' }],
          tryShows: { h2a: [{ kind: 'climbed', piece: 's2' }] },
        },
        {
          position: '0.0_n2n1.0_s4.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'pushed', pieces: ['n2', 'n1'] } },
          tries: ['4r'],
          points: ['a3'],
        },
        {
          position: '0.0_n3n2.s5_s4.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'pushed', pieces: ['n3', 'n2'] } },
          tries: ['4r', '5d'],
          points: ['a3'],
          shows: [
            { kind: 'returned', piece: 'n3', cause: 'side' },
            { kind: 'returned', piece: 'n2', cause: 'side' },
          ],
        },
      ],
    },
    {
      id: 'climb-and-push',
      kind: 'rules',
      steps: [
        {
          position: '0.0_n5n1.0_s2.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'climbed', piece: 's2', onto: 'n5' } },
          tries: ['2r'],
          shows: [{ kind: 'pushed', pieces: ['n1'], to: 'a4' }],
        },
        {
          position: '0.0_n4s2n1.0_s3s1.0_0.0~s~0~0',
          accept: ['3u'],
          tries: ['1u', '3r'],
          shows: [
            { kind: 'climbed', piece: 's3', onto: 'n4' },
            { kind: 'pushed', pieces: ['s2', 'n1'], to: 'a4' },
          ],
        },
        {
          position: '0.0_0.0_0.0_0.s4n2~s~0~0',
          goal: { kind: 'event', event: { kind: 'pushed', pieces: ['n2'] } },
          tries: ['h1b', 'h5a'],
          points: ['b1'],
          shows: [{ kind: 'climbed', onto: 's4' }],
          tryShows: { h1b: [{ kind: 'climbed', onto: 'n2' }] },
        },
        {
          position: '0.0_n5n3.s4_0.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'returned', piece: 'n3' } },
          tries: ['4u', '4d'],
          shows: [{ kind: 'climbed', piece: 's4', onto: 'n5' }],
        },
      ],
    },
    {
      id: 'drive',
      kind: 'rules',
      steps: [
        {
          position: '0.0_0.0_s4n2.0_0.n5~s~0~0',
          accept: ['4u'],
          tries: ['4d', '4r'],
          points: ['a3'],
          shows: [{ kind: 'moved', piece: 's4', to: 'a3', riders: ['n2'] }],
        },
        {
          position: '0.0_0.n5s4n1_0.0_0.0~s~0~0',
          accept: ['4u'],
          tries: ['4l', 'h1a'],
          points: ['b4'],
          shows: [{ kind: 'moved', piece: 's4', to: 'b4', riders: ['n1'] }],
        },
        {
          position: '0.0_0.0_s4n3s1.0_0.0~s~0~0',
          accept: ['1r'],
          tries: ['1u', 'h5b'],
          points: ['b2'],
          replies: { '1r': 'h1b' },
        },
        {
          position: '0.n1_0.0_s4n3.s1_0.0~s~0~0',
          accept: ['4u'],
          tries: ['1l', '4r'],
          points: ['a3'],
          shows: [{ kind: 'moved', piece: 's4', to: 'a3', riders: ['n3'] }],
          tryShows: { '4r': [{ kind: 'returned', piece: 's1' }] },
        },
        {
          position: '0.0_0.n5n4_0.s1_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'climbed', piece: 's1', onto: 'n4' } },
          tries: ['1l', 'h5b'],
          points: ['b3'],
        },
      ],
    },
    {
      id: 'chain',
      kind: 'rules',
      steps: [
        {
          position: 's2.0_n3.0_s5.0_0.0~s~0~0',
          accept: ['5u'],
          tries: ['2u', '2d'],
          shows: [
            { kind: 'pushed', pieces: ['n3'], to: 'a4' },
            { kind: 'scored', piece: 's2', side: 0 },
          ],
        },
        {
          position: 'n4.0_n3.0_s5.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'pushed', pieces: ['n3'] } },
          tries: ['5r'],
          shows: [{ kind: 'climbed', piece: 'n3', onto: 'n4' }],
        },
        {
          position: '0.0_s2n1.0_n2.0_n4s3.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'smashed' } },
          tries: ['2d', '3r'],
          shows: [{ kind: 'returned', piece: 'n2', cause: 'smash' }],
        },
        {
          position: '0.0_n3.s5_0.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'returned', piece: 'n3', cause: 'side' } },
          tries: ['5d', '5u'],
        },
        {
          position: 'n2.0_s3.0_0.0_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'returned', piece: 'n2', cause: 'own-end' } },
          tries: ['3r'],
        },
      ],
    },
    {
      id: 'sea',
      kind: 'rules',
      steps: [
        {
          position: 's2.0_s3.0_0.n4_0.0~s~0~0',
          accept: ['3u'],
          tries: ['2u', '2d'],
          shows: [{ kind: 'scored', piece: 's2', side: 0 }],
        },
        {
          position: 's4n2s1.0_0.0_0.n5_0.0~s~0~0',
          goal: { kind: 'event', event: { kind: 'scored', piece: 's4' } },
          tries: ['1u', '4r'],
          shows: [
            { kind: 'scored', piece: 's1', side: 0 },
            { kind: 'returned', piece: 'n2', cause: 'own-end' },
          ],
        },
        {
          position: 's4s2s1.0_0.n5_0.0_0.0~s~0~0',
          goal: { kind: 'win' },
          tries: ['1u', '2u'],
          tryShows: { '2u': [{ kind: 'scored', piece: 's2' }] },
        },
        {
          position: '0.0_0.0_s3.0_n2.0~s~0~13',
          goal: { kind: 'hold' },
          tries: ['3d', '3u'],
          refutations: { '3u': '2d' },
          tryShows: { '3d': [{ kind: 'scored', piece: 'n2', side: 1 }] },
        },
      ],
    },
    {
      id: 'no-undo',
      kind: 'rules',
      steps: [
        { position: '0.0_n3.0_s3.0_0.0~n~0~0', lead: ['3d'], goal: { kind: 'any' } },
        {
          position: '0.0_n3.0_s3.0_0.0~n~0~0',
          lead: ['3d'],
          goal: { kind: 'event', event: { kind: 'pushed', pieces: ['n3'] } },
          tries: ['3r', 'h1a'],
        },
        {
          position: '0.0_n3.0_s3.0_0.0~n~0~0',
          lead: ['3d', 'h1b', 'h1b'],
          accept: ['3u'],
          tries: ['3r', '1u'],
          points: ['a2'],
          shows: [{ kind: 'pushed', pieces: ['n3'], to: 'a3' }],
        },
        {
          position: '0.0_0.0_n3.0_s3.0~n~0~0',
          lead: ['3d'],
          accept: ['h3b'],
          tries: ['h1a', 'h5a'],
          points: ['b1'],
        },
      ],
    },
    {
      id: 'carriage',
      kind: 'strategy',
      steps: [
        {
          position: '0.0_0.0_0.0_0.0~s~0~0',
          accept: ['h4a', 'h4b'],
          tries: ['h1a', 'h1b', 'h2a', 'h2b'],
          replies: { h4a: 'h5b' },
        },
        {
          position: '0.n5_0.0_0.0_s4.0~s~0~0',
          accept: ['h2a'],
          tries: ['h3a', 'h5a', '4u'],
          points: ['a1'],
          replies: { h2a: '5d' },
          shows: [{ kind: 'climbed', piece: 's2', onto: 's4' }],
          tryShows: { h5a: [{ kind: 'pushed', pieces: ['s4'] }] },
        },
        {
          position: '0.0_0.n5_0.0_s4s2.0~s~0~0',
          accept: ['h1a'],
          tries: ['h3a', '4u'],
          points: ['a1'],
          replies: { h1a: 'h1a' },
          shows: [{ kind: 'climbed', piece: 's1', onto: 's2' }],
          tryShows: { h3a: [{ kind: 'pushed', pieces: ['s2'] }] },
        },
        {
          position: 'n1.0_0.n5_0.0_s4s2s1.0~s~0~0',
          accept: ['4u'],
          tries: ['1u', '2u'],
          points: ['a2'],
          shows: [{ kind: 'moved', piece: 's4', to: 'a2', riders: ['s2', 's1'] }],
        },
        {
          position: '0.0_n5.0_0.s4_0.0~s~0~0',
          goal: { kind: 'prevent', event: { kind: 'returned' } },
          tries: ['4u'],
          refutations: { '4u': '5r' },
        },
      ],
    },
    {
      id: 'defence',
      kind: 'strategy',
      steps: [
        {
          position: '0.0_0.0_0.0_n3.0~s~0~12',
          goal: { kind: 'hold' },
          tries: ['h2a', 'h5b'],
          points: ['a1'],
          refutations: { h2a: '3d', h5b: '3d' },
        },
        {
          position: '0.0_0.0_0.0_n4n2n1.0~s~0~0',
          goal: { kind: 'hold' },
          tries: ['h5b', 'h3b'],
          points: ['a1'],
          refutations: { h5b: '4d', h3b: '4d' },
        },
        {
          position: '0.0_0.0_0.0_n4s3.0~s~0~12',
          goal: { kind: 'hold' },
          tries: ['3r', 'h5b'],
          points: ['a1'],
          refutations: { '3r': '4d', h5b: '4d' },
        },
        {
          position: '0.0_0.0_n3.s3_0.0~s~0~12',
          goal: { kind: 'event', event: { kind: 'returned', piece: 'n3', cause: 'side' } },
          tries: ['h5a', '3u'],
        },
      ],
    },
  ],
  texts: { en, pt },
}
