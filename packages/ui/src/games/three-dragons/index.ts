import { games, type Side, type StateOf, type WhyNotOf } from '@tabuleiro/engine'
import type { GameUi, PlayerScore } from '../game'
import { squareAt, type BoardShape, type Label } from '../../board/layout'
import { ThreeDragonsOverlay } from './Overlay'
import { ThreeDragonsBackground } from './Background'
import { ThreeDragonsPlayerExtras } from './PlayerExtras'
import { ThreeDragonsPiece } from './Piece'
import { explainHint } from './explainHint'
import { nameMove } from './nameMove'
import { choiceWords, describeCell, describeMove, nextStep, playerSummary } from './words'

type ThreeDragonsState = StateOf<'three-dragons'>
type ThreeDragonsSetup = ThreeDragonsState['setup']

/** Three Dragons on boards of 7 to 13 squares a side, with or without strengths and dragons. */
export const threeDragonsUi: GameUi<ThreeDragonsState, WhyNotOf<'three-dragons'>['code']> = {
  draw: {
    shape,
    homeSide: () => 0,
    Piece: ThreeDragonsPiece,
    Background: ThreeDragonsBackground,
    Overlay: ThreeDragonsOverlay,
    moments: async () => (await import('./moment')).wakingMoment,
    colours: { white: 'ivory', black: 'navyGlaze' },
    PlayerExtras: ThreeDragonsPlayerExtras,
  },
  say: {
    longestStatus: 115,
    describeMove,
    nextStep,
    nameMove,
    explainHint,
    describeCell,
    playerSummary,
    choiceWords,
  },
  score,
  // White has woken the dragon in the middle, black one at the side.
  picture: ['e2-e4', 'h9-h5', 'd1-d5', 'e8-i8', 'f1-f5', 'i8-i6', 'c1-c6', 'g9-g4', 'c6-e6', 'g4-i4', 'g1-g3', 'c9-c7'],
  more: () => import('./more'),
  rulebook: async () => (await import('./rules')).threeDragonsRules,
  lessonCount: 8,
  course: async () => (await import('./lessons')).course,
  setUp: async () => (await import('./setUp')).setUp,
}

/** rules 2: letters from the left, ranks from the bottom. A draughtboard of two pale glazes helps to see slides. */
function shape(setup: ThreeDragonsSetup): BoardShape {
  const { height } = setup.options
  const cells = setup.squares.map(({ name, column, rank }) => {
    const centre = { x: column, y: height - 1 - rank }
    return { name, centre, outline: squareAt(centre), tone: (column + rank) % 2 === 0 ? (1 as const) : (0 as const) }
  })
  return { cells, labels: listLabels(setup) }
}

/** From the middle of a square to that of a label beside it. */
const BESIDE = 0.78

/** Letters below the first rank, numbers to the left of the first column. */
function listLabels({ squares, options }: ThreeDragonsSetup): Label[] {
  const bottom = options.height - 1
  return squares.flatMap(({ name, column, rank }) => [
    ...(rank === 0 ? [{ text: name.charAt(0), cell: name, at: { x: column, y: bottom + BESIDE } }] : []),
    ...(column === 0 ? [{ text: name.slice(1), cell: name, at: { x: -BESIDE, y: bottom - rank } }] : []),
  ])
}

/** A stone without strength stands for all of a player's, and what counts is how many there are (rules 5). */
function score(s: ThreeDragonsState, side: Side): PlayerScore {
  return {
    appearance: { kind: side === 0 ? 'white' : 'black', side },
    score: games['three-dragons'].facts(s).pieces[side],
  }
}
