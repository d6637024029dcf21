import { gameOf, type GameId } from '@tabuleiro/engine'
import { boardMargin, layOut, MIN_PITCH, type BoardLayout, type BoardShape } from '../../../board/layout'
import { lookUpGameUi } from '../../../games/registry'
import { CLEAR_EDGE, layOutClear } from './layOutClear'

const room = { width: 360, height: 640 }

function shapeOf(game: GameId, options: object): BoardShape {
  const setup = gameOf(game).setup(options)
  if (!setup.ok) throw new Error('no such board')
  return lookUpGameUi(game).draw.shape(setup.value)
}

/** How far the cells of a board in the middle of the room are from its edges. */
function clearOf({ width, cells }: BoardLayout): number {
  const xs = cells.flatMap(cell => cell.outline.map(({ x }) => x))
  return (room.width - width) / 2 + Math.min(Math.min(...xs), width - Math.max(...xs))
}

test.each([
  ['three-dragons', {}],
  ['alliances', { size: 7 }],
  ['trike', { size: 7 }],
  ['trike', { size: 13 }],
  ['turtles', { width: 6, length: 6 }],
] as const)('%s %j keeps its cells 8 pixels from the edges of a phone', (game, options) => {
  const shape = shapeOf(game, options)
  for (const turn of [0, 180]) {
    const layout = layOutClear(shape, room, { turn, margin: boardMargin(shape) })
    expect(clearOf(layout)).toBeGreaterThanOrEqual(CLEAR_EDGE - 1e-6)
    expect(layout.pitch).toBeGreaterThanOrEqual(MIN_PITCH)
  }
})

test('cells that would come closer than 24 pixels keep the whole width', () => {
  const shape = shapeOf('trike', { size: 15 })
  const orientation = { margin: boardMargin(shape) }
  expect(layOutClear(shape, room, orientation).pitch).toBe(layOut(shape, room, orientation).pitch)
})

test('cells that have a little to give come no closer than 24 pixels', () => {
  const shape = shapeOf('trike', { size: 14 })
  const narrow = { width: 348, height: 640 }
  const { pitch } = layOutClear(shape, narrow, { margin: boardMargin(shape) })
  expect(pitch).toBeCloseTo(MIN_PITCH)
})
