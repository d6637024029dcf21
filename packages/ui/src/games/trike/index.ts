import { games, type GameEvent, type Piece, type Side, type StateOf } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import type { GameUi, PlayerScore } from '../game'
import { sayOfGame } from '../../i18n/languages'
import { hexagonAt, squareAt, type BoardShape, type Label, type Point } from '../../board/layout'
import { TrikePiece } from './Piece'

type TrikeState = StateOf<'trike'>
type TrikeSetup = TrikeState['setup']
type TrikeCell = TrikeSetup['cells'][number]

/** Trike on the triangle, the pyramid of the report and the hexagon. */
export const trikeUi: GameUi<TrikeState> = {
  draw: { shape, Piece: TrikePiece },
  say: { longestStatus: 80, describeMove, describeCell, playerSummary },
  score,
  picture: ['d2', 'g5', 'e3', 'e4', 'c2', 'b1'],
  rulebook: async () => (await import('./rules')).trikeRules,
}

function shape(setup: TrikeSetup): BoardShape {
  const square = setup.options.board === 'pyramid'
  const centreOf = square ? onPyramid : onHexagons
  const cells = setup.cells.map(cell => {
    const centre = centreOf(cell)
    return {
      name: cell.name,
      centre,
      outline: square ? squareAt(centre) : hexagonAt(centre),
      tone: ring(setup, cell) % 2 === 0 ? (1 as const) : (0 as const),
    }
  })
  return { cells, labels: square ? pyramidLabels(setup) : hexagonLabels(setup) }
}

/** rules 3.1, 3.3: hexagons with points up and down, each row half a cell to the left of the one above. */
function onHexagons({ r, x }: { readonly r: number; readonly x: number }): Point {
  return { x: x - r / 2, y: (r * Math.sqrt(3)) / 2 }
}

/** rules 3.2: row r as column r with x growing upwards gives a stepped pyramid. */
function onPyramid({ r, x }: { readonly r: number; readonly x: number }): Point {
  return { x: r, y: -x }
}

/** How far a cell is from the rim of its board. Rings in two glazes keep the pattern symmetric at every size. */
function ring({ options }: TrikeSetup, { r, x }: TrikeCell): number {
  const { board, size } = options
  if (board === 'triangle') return Math.min(size - 1 - r, x, r - x)
  const middle = size - 1
  if (board === 'pyramid') return Math.min(x, r - x, 2 * middle - r - x)
  return middle - Math.max(Math.abs(r - middle), Math.abs(x - middle), Math.abs(r - x))
}

/** From the middle of a cell to that of a label beside it. */
const BESIDE = 0.78

/** The row's letter to the left of its first cell, its length to the right of the last. */
function hexagonLabels({ cells }: TrikeSetup): Label[] {
  return cells.flatMap(cell => {
    const { x, y } = onHexagons(cell)
    const isFirst = !cells.some(other => other.r === cell.r && other.x < cell.x)
    const isLast = !cells.some(other => other.r === cell.r && other.x > cell.x)
    return [
      ...(isFirst ? [{ text: cell.name.charAt(0), at: { x: x - BESIDE, y } }] : []),
      ...(isLast ? [{ text: cell.name.slice(1), at: { x: x + BESIDE, y } }] : []),
    ]
  })
}

/** Letters below the base, numbers up the left stairs. */
function pyramidLabels({ cells }: TrikeSetup): Label[] {
  return cells.flatMap(cell => {
    const { x, y } = onPyramid(cell)
    return [
      ...(cell.x === 0 ? [{ text: cell.name.charAt(0), at: { x, y: y + BESIDE } }] : []),
      ...(cell.x === cell.r ? [{ text: cell.name.slice(1), at: { x: x - BESIDE, y } }] : []),
    ]
  })
}

function score(s: TrikeState, side: Side): PlayerScore {
  const { black, points } = games.trike.facts(s)
  return side === black
    ? { appearance: { kind: 'black', side }, score: points[0] }
    : { appearance: { kind: 'white', side }, score: points[1] }
}

function playerSummary(t: TFunction, s: TrikeState, side: Side): string {
  const { appearance, score: count } = score(s, side)
  return t('trike.summary', { colour: sayOfGame(t, 'trike', ['colour', appearance.kind]), count })
}

function describeCell(t: TFunction, _: TrikeState, __: string, pieces: readonly Piece[]): string {
  const checker = pieces.find(piece => piece.kind !== 'pawn')
  if (!checker) return t('cell.empty')
  const colour = checker.kind === 'black' ? t('trike.checker.black') : t('trike.checker.white')
  return pieces.length > 1 ? t('trike.underPawn', { checker: colour }) : colour
}

function describeMove(t: TFunction, events: readonly GameEvent[]): string {
  return events
    .map(event => {
      if (event.kind === 'swapped') return t('trike.event.swapped')
      if (event.kind === 'moved') return t('trike.event.moved', { to: event.to })
      if (event.kind === 'placed' && event.piece !== 'pawn' && events.every(({ kind }) => kind !== 'moved'))
        return t('trike.event.placed', { at: event.at })
      return ''
    })
    .filter(sentence => sentence !== '')
    .join(' ')
}
