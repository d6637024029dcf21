import type { OptionName, Rulebook, Section } from '../../rulebook'
import { en } from './en'
import { pt } from './pt'

type Key = keyof typeof en

const endings = { majority: 'endMajority', tiebreak: 'endTiebreak', tie: 'endTie' } as const

const sections: readonly Section<Key>[] = [
  {
    title: 'goal',
    blocks: [
      {
        text: ['goalText', 'goalEnd'],
        figure: { caption: 'goalPicture', position: '1.2.3.1wb1.1b1w1.2wb2.7_f3_b_1', moves: ['e3'] },
      },
    ],
  },
  {
    title: 'board',
    blocks: [
      {
        text: ['boardText'],
        legend: [
          { pieces: [{ kind: 'black' }, { kind: 'white' }], text: 'legendCheckers' },
          { pieces: [{ kind: 'pawn' }], text: 'legendPawn' },
        ],
      },
    ],
  },
  {
    title: 'turn',
    blocks: [
      {
        text: ['turnFirst', 'turnLater', 'turnMust'],
        figure: { caption: 'turnPicture', moves: ['d2'], tapped: [] },
      },
      {
        text: ['turnWalls'],
        figure: { caption: 'turnWallsPicture', moves: ['d2', 'e3', 'e4', 'd3'], tapped: [] },
      },
    ],
  },
  { title: 'swap', blocks: [{ text: ['swapText', 'swapNext', 'swapOnce'] }] },
  {
    title: 'end',
    blocks: [
      {
        text: ['endTrapped', 'endPoints'],
        figure: { caption: 'endCornerPicture', moves: ['g6', 'f6', 'g7'] },
      },
      {
        text: ['endBeware'],
        figure: { caption: 'endBewarePicture', position: '1.2.3.4.5.4wb.5b1_g6_w_1', moves: ['g7'] },
      },
      { text: [], points: [...Object.values(endings), 'endSure'] },
    ],
  },
  {
    title: 'boards',
    blocks: [
      {
        text: ['pyramid', 'hexagon'],
        figure: { caption: 'pyramidPicture', options: { board: 'pyramid', size: 5 }, moves: ['e3'], tapped: [] },
      },
    ],
  },
]

/** The rules of Trike. */
export const trikeRules: Rulebook<Key, OptionName<'trike'>> = {
  sections,
  endings,
  options: { board: 'optionBoard', size: 'optionSize', pie: 'optionPie' },
  notation: [
    { written: 'd2', means: 'noteCell' },
    { written: 'swap', means: 'noteSwap' },
  ],
  hints: ['hintStep', 'hintTrap', 'hintCount'],
  source: ['source', 'sourceBoards'],
  texts: { en, pt },
}
