import type { StateOf, WhyNotOf } from '@tabuleiro/engine'
import type { GameUi } from '../game'
import { hexagonAt, squareAt, type BoardShape, type Label, type Point } from '../../board/layout'
import { TrikePiece } from './Piece'
import { explainHint } from './explainHint'
import { nameMove } from './nameMove'
import { coach, describeCell, describeMove, nextStep, playerSummary, score } from './words'

type TrikeState = StateOf<'trike'>
type TrikeSetup = TrikeState['setup']
type TrikeCell = TrikeSetup['cells'][number]

/** Trike on the triangle, the pyramid of the report and the hexagon. */
export const trikeUi: GameUi<TrikeState, WhyNotOf<'trike'>['code']> = {
  draw: {
    shape,
    Piece: TrikePiece,
    moments: async () => (await import('./moment')).trapMoment,
    colours: { black: 'navyGlaze', white: 'ivory' },
  },
  say: { longestStatus: 85, describeMove, nextStep, coach, nameMove, explainHint, describeCell, playerSummary },
  score,
  picture: ['d2', 'g5', 'e3', 'e4', 'c2', 'b1'],
  more: () => import('./more'),
  rulebook: async () => (await import('./rules')).trikeRules,
  lessonCount: 6,
  course: async () => (await import('./lessons')).course,
  setUp: async () => (await import('./setUp')).setUp,
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
    const { name } = cell
    const isFirst = !cells.some(other => other.r === cell.r && other.x < cell.x)
    const isLast = !cells.some(other => other.r === cell.r && other.x > cell.x)
    return [
      ...(isFirst ? [{ text: name.charAt(0), cell: name, at: { x: x - BESIDE, y } }] : []),
      ...(isLast ? [{ text: name.slice(1), cell: name, at: { x: x + BESIDE, y } }] : []),
    ]
  })
}

/** Letters below the base, numbers up the left stairs. */
function pyramidLabels({ cells }: TrikeSetup): Label[] {
  return cells.flatMap(cell => {
    const { x, y } = onPyramid(cell)
    const { name } = cell
    return [
      ...(cell.x === 0 ? [{ text: name.charAt(0), cell: name, at: { x, y: y + BESIDE } }] : []),
      ...(cell.x === cell.r ? [{ text: name.slice(1), cell: name, at: { x: x - BESIDE, y } }] : []),
    ]
  })
}
