import type { OptionName, Rulebook, Section } from '../../rulebook'
import { en } from './en'
import { pt } from './pt'

type Key = keyof typeof en

const endings = { 'two-colours': 'endTwo' } as const

const orange = { kind: 'orange' }
const purple = { kind: 'purple' }
const green = { kind: 'green' }

/** The board on which a reader sees most: chains are short and discs are large. */
const small = { size: 5 }

const before: readonly Section<Key>[] = [
  {
    title: 'goal',
    blocks: [
      {
        text: ['goalText', 'goalHow'],
        figure: {
          caption: 'goalPicture',
          options: small,
          position: 'o2.2o3.2o2gg.3ogg2.7.2ggo3.gg2o2.3o2.2o_1_a_---',
          moves: ['pe5'],
        },
      },
    ],
  },
  {
    title: 'board',
    blocks: [{ text: ['boardText', 'boardDiscs', 'boardSmall'], figure: { caption: 'boardPicture' } }],
  },
  {
    title: 'allies',
    blocks: [
      { text: ['alliesText'] },
      {
        text: ['alliesA'],
        legend: [
          { pieces: [orange, purple], text: 'alliesAOrange' },
          { pieces: [purple, green], text: 'alliesAPurple' },
          { pieces: [green, orange], text: 'alliesAGreen' },
        ],
      },
      {
        text: ['alliesB'],
        legend: [
          { pieces: [orange, green], text: 'alliesBOrange' },
          { pieces: [purple, orange], text: 'alliesBPurple' },
          { pieces: [green, purple], text: 'alliesBGreen' },
        ],
      },
      { text: ['alliesAid'] },
    ],
  },
  {
    title: 'turn',
    blocks: [{ text: ['turnText', 'turnMust'] }],
  },
]

const chains: Section<Key> = {
  title: 'chains',
  blocks: [
    {
      text: ['chainsText', 'chainsOwner'],
      figure: {
        caption: 'chainsPicture',
        options: small,
        position: '1o1.3pg1.2gp1o1.1p2o3.5g1.2g1pg2.3o1p1.1o1p2.1o1_1_a_---',
        moves: ['oe5'],
      },
    },
    {
      text: ['chainsBoth'],
      figure: {
        caption: 'chainsBothPicture',
        options: small,
        position: '1o1.3o2.3o1g1.1p2o3.5p1.3gp3.3o1g1.3o2.1o1_2_a_---',
        moves: ['oe5'],
      },
    },
  ],
}

const fences: Section<Key> = {
  title: 'fences',
  blocks: [
    {
      text: ['fencesText', 'fencesColour', 'fencesGap', 'fencesOwn'],
      figure: {
        caption: 'fencesPicture',
        options: small,
        position: '3.1g4.4p2.2o2o2.4g2.1g6.2p1p2.1pogp1.3_1_a_---',
        moves: ['pc4'],
      },
    },
  ],
}

const won: Section<Key> = {
  title: 'won',
  blocks: [
    {
      text: ['wonText', 'wonPlay', 'wonMany'],
      figure: {
        caption: 'wonManyPicture',
        options: small,
        position: '1o1.3o2.3o1p1.2p1o1g1.5p1.2g1o3.3o1g1.3o2.1o1_1_a_---',
        moves: ['oe5'],
      },
    },
  ],
}

const end: Section<Key> = {
  title: 'end',
  blocks: [{ text: [], points: [...Object.values(endings), 'endNoDraw', 'endSupply'] }],
}

/** The rules of Alliances. */
export const alliancesRules: Rulebook<Key, OptionName<'alliances'>> = {
  sections: [...before, chains, fences, won, end],
  endings,
  options: { size: 'optionSize', firstChart: 'optionFirstChart', pie: 'optionPie' },
  notation: [
    { written: 'og7', means: 'noteDisc' },
    { written: 'g7', means: 'noteCell' },
    { written: 'swap', means: 'noteSwap' },
  ],
  hints: ['hintAll', 'hintLine', 'hintFence'],
  source: ['source', 'sourceSwap'],
  texts: { en, pt },
}
