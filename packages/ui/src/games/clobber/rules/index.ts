import type { OptionName, Rulebook, Section } from '../../rulebook'
import { en } from './en'
import { pt } from './pt'

type Key = keyof typeof en

const endings = { blocked: 'endBlocked' } as const

const sections: readonly Section<Key>[] = [
  {
    title: 'goal',
    blocks: [
      {
        text: ['goalText'],
        figure: { caption: 'goalPicture', position: '4w.5.b4.2w2.2b2.w4_1', moves: ['c2-c3'] },
      },
    ],
  },
  {
    title: 'board',
    blocks: [
      {
        text: ['boardText'],
        legend: [{ pieces: [{ kind: 'black' }, { kind: 'white' }], text: 'legendStones' }],
        figure: { caption: 'boardPicture' },
      },
    ],
  },
  {
    title: 'turn',
    blocks: [
      { text: ['turnText', 'turnMust'], figure: { caption: 'turnPicture', tapped: ['c3'] } },
      { text: ['turnTake'], figure: { caption: 'turnTakePicture', plan: 'c3-c4', isPair: true } },
      {
        text: ['turnNot'],
        figure: { caption: 'turnNotPicture', position: '5.5.5.1ww2.bb3.5_1', tapped: ['b2'] },
      },
    ],
  },
  { title: 'end', blocks: [{ text: [], points: [...Object.values(endings), 'endSure'] }] },
]

/** The rules of Clobber. */
export const clobberRules: Rulebook<Key, OptionName<'clobber'>> = {
  sections,
  endings,
  options: { width: 'optionWidth', height: 'optionHeight' },
  notation: [
    { written: 'c3-c4', means: 'noteMove' },
    { written: 'd5-d4', means: 'noteOther' },
  ],
  hints: ['hintGroups', 'hintLonely'],
  source: ['source'],
  texts: { en, pt },
}
