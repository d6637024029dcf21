import type { StateOf } from '@tabuleiro/engine'
import { hexagonAt, type BoardShape, type Label, type Point } from '../../board/layout'
import { BLEED } from './bands'

type AlliancesSetup = StateOf<'alliances'>['setup']
type Spot = Pick<AlliancesSetup['cells'][number], 'r' | 'd'>

/** The hexagon without its corners, as rules 3 draw it, with room for the bands of its sides. */
export function shape(setup: AlliancesSetup): BoardShape {
  const cells = setup.cells.map(cell => {
    const centre = centreOf(cell)
    return { name: cell.name, centre, outline: hexagonAt(centre), tone: toneOf(setup, cell) }
  })
  return { cells, labels: [...letters(setup), ...numbers(setup)], bleed: BLEED }
}

/** rules 3: cells with points up and down, rows from the bottom, diagonals upwards to the left. */
function centreOf({ r, d }: Spot): Point {
  return { x: d - r / 2, y: (-r * Math.sqrt(3)) / 2 }
}

/** Every third cell, the middle one among them, is of the other glaze and has six plain ones around it. */
function toneOf({ options }: AlliancesSetup, { r, d }: Spot): 0 | 1 {
  return (r + d - 2 * options.size) % 3 === 0 ? 1 : 0
}

/** From the last cell of a line to its label: beyond the band, or in the gap that a missing corner leaves. */
const BEYOND = 1.4
const IN_GAP = 1

/** Whether a line leads to a missing corner: the first, the middle and the last do. */
function endsInGap({ options }: AlliancesSetup, line: number): boolean {
  return [1, options.size, 2 * options.size - 1].includes(line)
}

/** The letter of a row, to its left. */
function letters(setup: AlliancesSetup): Label[] {
  return setup.cells
    .filter(cell => !setup.cells.some(({ r, d }) => r === cell.r && d < cell.d))
    .map(cell => {
      const { x, y } = centreOf(cell)
      const by = endsInGap(setup, cell.r) ? IN_GAP : BEYOND
      return { text: cell.name.charAt(0), cell: cell.name, at: { x: x - by, y } }
    })
}

/** The number of a diagonal, at its lower end. */
function numbers(setup: AlliancesSetup): Label[] {
  return setup.cells
    .filter(cell => !setup.cells.some(({ r, d }) => d === cell.d && r < cell.r))
    .map(cell => {
      const { x, y } = centreOf(cell)
      const by = endsInGap(setup, cell.d) ? IN_GAP : BEYOND
      const at = { x: x + by / 2, y: y + (by * Math.sqrt(3)) / 2 }
      // The gap of the first diagonal is that of the first row too: its letter stands inside, the number farther out.
      const place = cell.d === 1 ? { x: at.x - 0.31, y: at.y + 0.54 } : at
      return { text: cell.name.slice(1), cell: cell.name, at: place }
    })
}
