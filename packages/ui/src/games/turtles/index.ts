import type { WhyNotOf } from '@tabuleiro/engine'
import type { GameUi } from '../game'
import { TurtlesBackground } from './Background'
import { TurtlesPlayerExtras } from './PlayerExtras'
import { stackAppearances } from './appearance'
import { TurtlePiece } from './Piece'
import { TurtlesOverlay } from './Overlay'
import { shape, type TurtlesState } from './shape'
import { describeMove } from './describeMove'
import { explainHint } from './explainHint'
import { nameMove } from './nameMove'
import { score, tray } from './tray'
import { choiceWords, coach, describeCell, describePlace, nextStep, playerSummary, turtleWords } from './words'

/** Turtles on a beach between two seas, seen from above. */
export const turtlesUi: GameUi<TurtlesState, WhyNotOf<'turtles'>['code']> = {
  draw: {
    shape,
    homeSide: setup => (setup.options.start === 'north' ? 1 : 0),
    Piece: TurtlePiece,
    Background: TurtlesBackground,
    Overlay: TurtlesOverlay,
    moments: async () => (await import('./moment')).seaMoment,
    colours: { south: 'teal', north: 'sand' },
    PlayerExtras: TurtlesPlayerExtras,
    // A turtle that has scored floats in its sea.
    markCell: place => place.replace(/^scored-([sn])\d$/, 'goal-$1'),
    stackAppearances,
  },
  say: {
    longestStatus: 200,
    describeMove,
    nextStep,
    coach,
    nameMove,
    explainHint,
    describeCell,
    describePlace,
    nameInReason: turtleWords,
    playerSummary,
    choiceWords,
  },
  score,
  tray,
  picture: 'h3a.h5b.h5a.5d.h4b.h3b.5u.h4b.5u.5d.h1a.h1a.3d'.split('.'),
  more: () => import('./more'),
  rulebook: async () => (await import('./rules')).turtlesRules,
  lessonCount: 11,
  course: async () => (await import('./lessons')).course,
  setUp: async () => (await import('./setUp')).setUp,
}
