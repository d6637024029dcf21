import type { OptionName, Rulebook, Section } from '../../rulebook'
import { en } from './en'
import { pt } from './pt'

type Key = keyof typeof en

const endings = {
  reduced: 'endReduced',
  blocked: 'endBlocked',
  repetition: 'endRepetition',
  'no-progress': 'endNoProgress',
} as const

/** A position with these rows, the top one first, and ivory to move. */
const ivoryToMove = (rows: string) => `${rows}_1_0`

const before: readonly Section<Key>[] = [
  { title: 'goal', blocks: [{ text: ['goalText'] }] },
  {
    title: 'board',
    blocks: [
      { text: ['boardText', 'boardObstacles'], figure: { caption: 'boardPicture' } },
      {
        text: ['pieces'],
        legend: [
          { pieces: [piece(0, 2), piece(1, 2)], text: 'legend2' },
          { pieces: [piece(0, 3), piece(1, 3)], text: 'legend3' },
          { pieces: [piece(0, 4), piece(1, 4)], text: 'legend4' },
          {
            pieces: [
              { kind: 'dragon', side: 0, value: 3 },
              { kind: 'dragon', side: 1, value: 5 },
            ],
            text: 'legend5',
          },
        ],
      },
    ],
  },
  {
    title: 'turn',
    blocks: [
      {
        text: ['turnText', 'turnMust', 'turnAfter'],
        figure: { caption: 'turnPicture', tapped: ['e2'] },
      },
    ],
  },
]

function piece(side: 0 | 1, value: number) {
  return { kind: 'piece', side, value }
}

const closing: Section<Key> = {
  title: 'closing',
  blocks: [
    {
      text: ['closingText'],
      figure: {
        caption: 'closingPicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.---------.o---o---o.--2d-----.---------.---------.m---2--2m',
        ),
        plan: 'e1-e4',
      },
    },
    {
      text: ['closingObstacle'],
      figure: {
        caption: 'closingMountainPicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.---------.o---o---o.---------.--2------.b--------.m------2m',
        ),
        plan: 'c3-a3',
      },
    },
    {
      text: ['closingMany'],
      figure: {
        caption: 'closingManyPicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.---------.o---o---o.----b----.--2b-b2--.---------.m---2---m',
        ),
        plan: 'e1-e3',
      },
    },
    {
      text: ['closingSafe'],
      figure: {
        caption: 'closingSafePicture',
        position: ivoryToMove(
          'm------bm.---------.---------.---------.o---o---o.--b-b----.---------.---------.m--2---2m',
        ),
        moves: ['d1-d4'],
      },
    },
  ],
}

const strength: Section<Key> = {
  title: 'strength',
  blocks: [
    {
      text: ['strengthText', 'strengthLimits'],
      figure: {
        caption: 'strengthPicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.---------.o-b-o---o.---------.---------.---------.m-3----2m',
        ),
        plan: 'c1-c4xc5',
        isPair: true,
      },
    },
    {
      text: ['strengthChoice'],
      figure: {
        caption: 'strengthChoicePicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.---------.o---o---o.--2b-b---.---------.---------.m---3--2m',
        ),
        plan: 'e1-e4xf4',
        marks: [{ kind: 'consequence', cells: ['d4'] }],
      },
    },
  ],
}

const dragons: Section<Key> = {
  title: 'dragons',
  blocks: [
    {
      text: ['dragonsText', 'dragonsWhere'],
      figure: {
        caption: 'dragonsPicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.----3----.o--2o2--o.---------.---------.----4----.m-------m',
        ),
        plan: 'e2-e4',
        isPair: true,
      },
    },
    {
      text: ['dragonsPiece', 'dragonsHome', 'dragonsOpen'],
      figure: {
        caption: 'dragonsOpenPicture',
        position: ivoryToMove(
          'm-----bbm.---------.---------.----3----.o--252--o.---------.---------.---------.m-------m',
        ),
        moves: ['e5-e2'],
      },
    },
  ],
}

const end: Section<Key> = {
  title: 'end',
  blocks: [
    {
      text: ['endText'],
      points: Object.values(endings),
    },
  ],
}

/** The rules of Three Dragons. */
export const threeDragonsRules: Rulebook<Key, OptionName<'three-dragons'>> = {
  sections: [...before, closing, strength, dragons, end],
  endings,
  options: {
    variant: 'optionVariant',
    width: 'optionWidth',
    height: 'optionHeight',
    captureChoice: 'optionCaptureChoice',
    strengthCapture: 'optionStrengthCapture',
    stopBetween: 'optionStopBetween',
    repetition: 'optionRepetition',
    noProgress: 'optionNoProgress',
  },
  notation: [
    { written: 'e2-e4', means: 'noteMove' },
    { written: 'c1-c4xc5', means: 'noteStrength' },
    { written: 'a1', means: 'noteSquare' },
  ],
  hints: ['hintCount', 'hintDanger', 'hintPrice', 'hintDragon'],
  source: ['source', 'sourceRules'],
  texts: { en, pt },
}
