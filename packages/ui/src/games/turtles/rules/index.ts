import type { Figure, OptionName, Rulebook, Section } from '../../rulebook'
import { en } from './en'
import { pt } from './pt'

type Key = keyof typeof en

const endings = { score: 'endScore', repetition: 'endRepetition', 'no-moves': 'endNoMoves' } as const

const SIZES = [1, 2, 3, 4, 5]

/** A move from a position, before and after it. */
function step(caption: Key, position: string, plan: string): Figure<Key> {
  return { caption, position, plan, isPair: true }
}

const before: readonly Section<Key>[] = [
  {
    title: 'goal',
    blocks: [{ text: ['goalText'], figure: step('goalPicture', 's4s2s1.0_0.0_0.0_0.0~s~0~0', '4u') }],
  },
  {
    title: 'board',
    blocks: [
      {
        text: ['boardText', 'boardSides', 'boardNorth'],
        figure: { caption: 'boardPicture', moves: ['h3a', 'h5b'], tapped: ['turtle-s3'] },
      },
      {
        text: ['boardNumber'],
        legend: [
          { pieces: SIZES.map(value => ({ kind: 'south', value })), text: 'legendTeal' },
          { pieces: SIZES.map(value => ({ kind: 'north', value })), text: 'legendSand' },
        ],
      },
    ],
  },
  {
    title: 'turn',
    blocks: [
      {
        text: ['turnText', 'turnHatch', 'turnWalk', 'turnNot'],
      },
    ],
  },
]

const stacks: readonly Section<Key>[] = [
  {
    title: 'carry',
    blocks: [
      {
        text: ['carryText', 'carryRiders'],
        figure: step('carryPicture', '0.0_0.0_s4n2.0_0.0~s~0~0', '4u'),
      },
      { text: ['carryLoad'], figure: { caption: 'carryStuckPicture', position: '0.0_0.n5n4s1_0.0_0.0~n~0~0' } },
    ],
  },
  {
    title: 'push',
    blocks: [
      { text: ['climbText'], figure: step('climbPicture', '0.0_n4.n5_s1.0_0.0~s~0~0', '1u') },
      { text: ['pushText'], figure: step('pushPicture', '0.0_n2n1.0_s4.0_0.0~s~0~0', '4u') },
      {
        text: ['pushBoth', 'pushHatch', 'pushNot'],
        figure: step('pushBothPicture', '0.0_n4s2n1.0_s3.0_0.0~s~0~0', '3u'),
      },
    ],
  },
  {
    title: 'chain',
    blocks: [
      { text: ['chainText'], figure: step('chainPicture', 's2.0_n3.0_s5.0_0.0~s~0~0', '5u') },
      { text: ['chainSmash'], figure: step('chainSmashPicture', '0.0_s2n1.0_n2.0_s3.0~s~0~0', '3u') },
      {
        text: ['chainSide', 'chainScore'],
        figure: step('chainSidePicture', '0.0_s3s1.n5_0.0_0.0~n~0~0', '5l'),
      },
    ],
  },
]

const after: readonly Section<Key>[] = [
  {
    title: 'undo',
    blocks: [{ text: ['undoText'], figure: { caption: 'undoPicture', moves: ['h3a', 'h3a', '3u', '3d', '3u'] } }],
  },
  { title: 'end', blocks: [{ text: ['endText'], points: Object.values(endings) }] },
]

/** The rules of Turtles. */
export const turtlesRules: Rulebook<Key, OptionName<'turtles'>> = {
  sections: [...before, ...stacks, ...after],
  endings,
  options: {
    width: 'optionWidth',
    length: 'optionLength',
    start: 'optionStart',
    goal: 'optionGoal',
    undo: 'optionUndo',
    repetition: 'optionRepetition',
    noMoves: 'optionNoMoves',
  },
  notation: [
    { written: '4u', means: 'noteWalk' },
    { written: 'h3a', means: 'noteHatch' },
    { written: '4/2/1', means: 'noteStack' },
  ],
  hints: ['hintCarriage', 'hintSide', 'hintGuard', 'hintFreeze'],
  source: ['source', 'sourceRules'],
  texts: { en, pt },
}
