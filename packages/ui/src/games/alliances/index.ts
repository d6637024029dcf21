import { games, type Side, type StateOf, type WhyNotOf } from '@tabuleiro/engine'
import type { GameUi, PlayerScore, TrayPlace } from '../game'
import { AlliancesOverlay } from './Overlay'
import { COLOURS } from './colours'
import { AlliancesBackground } from './Background'
import { AlliancesPlayerExtras } from './PlayerExtras'
import { AlliancesPiece } from './Piece'
import { explainHint } from './explainHint'
import { nameMove } from './nameMove'
import { shape } from './shape'
import { describeCell, describeMove, describePlace, discWord, handPlace, nextStep, playerSummary } from './words'

type AlliancesState = StateOf<'alliances'>

/** Alliances: one supply of three colours for both, and a chart each. */
export const alliancesUi: GameUi<AlliancesState, WhyNotOf<'alliances'>['code']> = {
  draw: {
    shape,
    Piece: AlliancesPiece,
    Background: AlliancesBackground,
    Overlay: AlliancesOverlay,
    moments: async () => (await import('./moment')).wonMoment,
    colours: { a: 'ivory', b: 'navyGlaze' },
    PlayerExtras: AlliancesPlayerExtras,
  },
  say: {
    longestStatus: 130,
    describeMove,
    nextStep,
    nameMove,
    explainHint,
    describeCell,
    describePlace,
    nameInReason: discWord,
    playerSummary,
  },
  score,
  tray,
  firstOptions: { size: 5 },
  picture: [
    ...['og7', 'ph8', 'gh6', 'oi8', 'pe5', 'gf9', 'oj9', 'pi11', 'gh4', 'pk9'],
    ...['gd10', 'ol10', 'pd3', 'gi4', 'oi10', 'pf6', 'ge10', 'pj13', 'om10', 'gd4'],
    ...['pf10', 'ph5', 'gj4', 'pc2', 'gg9', 'oe7', 'pc1', 'oa4', 'ob5', 'gc6'],
  ],
  more: () => import('./more'),
  rulebook: async () => (await import('./rules')).alliancesRules,
  lessonCount: 9,
  course: async () => (await import('./lessons')).course,
  setUp: async () => (await import('./setUp')).setUp,
}

function score(s: AlliancesState, side: Side): PlayerScore {
  const { charts, trophies } = games.alliances.facts(s)
  return { appearance: { kind: charts[side], side }, score: trophies[side] }
}

/** The supply is common: no disc belongs to a player, and a player has no places of their own. */
function tray(s: AlliancesState, side: Side | undefined): readonly TrayPlace[] {
  if (side !== undefined) return []
  const { left } = games.alliances.facts(s)
  return COLOURS.map(colour => ({
    place: handPlace(colour),
    appearance: { kind: colour },
    count: left[colour],
    state: 'here',
  }))
}
