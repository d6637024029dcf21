import { games, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { squareAt, type BoardShape, type Label } from '../../board/layout'
import { sayOfGame } from '../../i18n/languages'
import type { GameUi, PlayerScore } from '../game'
import { ClobberPiece } from './Piece'

type ClobberState = StateOf<'clobber'>
type ClobberSetup = ClobberState['setup']

/** Clobber on boards of 3 to 8 squares a side. */
export const clobberUi: GameUi<ClobberState> = {
  draw: { shape, Piece: ClobberPiece },
  say: { describeMove, describeCell, playerSummary },
  score,
  picture: ['c3-c4', 'd5-d4', 'b2-a2', 'c6-b6', 'e3-e2', 'b5-b4'],
  rulebook: async () => (await import('./rules')).clobberRules,
}

/** Letters from the left, ranks from the bottom, on a draughtboard of two pale glazes. */
function shape(setup: ClobberSetup): BoardShape {
  const cells = setup.cells.map(({ name, column, rank }) => {
    const centre = { x: column, y: -rank }
    return { name, centre, outline: squareAt(centre), tone: (column + rank) % 2 === 0 ? (1 as const) : (0 as const) }
  })
  return { cells, labels: setup.cells.flatMap(labelsBeside) }
}

/** From the middle of a square to that of a label beside it. */
const BESIDE = 0.78

function labelsBeside({ name, column, rank }: ClobberSetup['cells'][number]): readonly Label[] {
  const below = { text: name.charAt(0), at: { x: column, y: BESIDE } }
  const left = { text: name.slice(1), at: { x: -BESIDE, y: -rank } }
  return [...(rank === 0 ? [below] : []), ...(column === 0 ? [left] : [])]
}

/** What counts is how many stones can still move. */
function score(s: ClobberState, side: Side): PlayerScore {
  return { appearance: { kind: kindOf(side), side }, score: games.clobber.facts(s).movable[side] }
}

const kindOf = (side: Side) => (side === 0 ? 'black' : 'white')

function playerSummary(t: TFunction, s: ClobberState, side: Side): string {
  const count = games.clobber.facts(s).movable[side]
  return t('clobber.summary', { colour: sayOfGame(t, 'clobber', ['colour', kindOf(side)]), count })
}

function describeCell(t: TFunction, _: ClobberState, __: string, [stone]: readonly Piece[]): string {
  if (!stone) return t('cell.empty')
  return stone.side === 0 ? t('clobber.stone.black') : t('clobber.stone.white')
}

/** The position is the one after the move, so the other side has made it. */
function describeMove(t: TFunction, events: readonly GameEvent[], s: ClobberState): string {
  return events
    .flatMap(event => {
      if (event.kind !== 'moved') return []
      const { from, to } = event
      return [s.turn === 1 ? t('clobber.event.black', { from, to }) : t('clobber.event.white', { from, to })]
    })
    .join(' ')
}
