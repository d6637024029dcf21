import { gameOf, type GameId } from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { labelBox, layOut, MIN_PITCH, widthAt, type BoardLayout, type Label } from './layout'

const boards: readonly (readonly [GameId, Readonly<Record<string, number | string>>])[] = [
  ...[5, 6, 7, 8, 9].map(size => ['alliances', { size }] as const),
  ...['triangle', 'pyramid', 'hexagon'].map(board => ['trike', { board, size: 7 }] as const),
  ['three-dragons', { width: 9, height: 11 }],
  ['turtles', { width: 6, length: 6 }],
]

/** A board at the width of a small phone, or with the smallest cells that are offered, and its coordinates inside. */
function drawn(game: GameId, options: object, turn: number): BoardLayout {
  const setup = gameOf(game).setup(options)
  if (!setup.ok) throw new Error('no such board')
  const shape = lookUpGameUi(game).draw.shape(setup.value)
  const width = Math.max(344, widthAt(shape, { turn }, MIN_PITCH))
  return layOut(shape, { width, height: 2 * width }, { turn, labelled: 'inside' })
}

/** The sides of the room that a label takes. */
function sidesOf({ text, at, size = 0 }: Label) {
  const { width, height } = labelBox(text, size)
  return { left: at.x - width / 2, right: at.x + width / 2, top: at.y - height / 2, bottom: at.y + height / 2 }
}

describe.each(boards)('%s %j', (game, options) => {
  test.each([0, 60, 180])('turned by %i each coordinate stands in a cell of its line, inside it, in order', turn => {
    const layout = drawn(game, options, turn)
    expect(layout.labels).not.toHaveLength(0)
    for (const label of layout.labels) {
      const cell = layout.byName.get(label.cell)
      if (!cell) throw new Error(`no cell ${label.cell}`)
      expect(label.cell.startsWith(label.text) || label.cell.slice(1) === label.text).toBe(true)
      const { left, right, top, bottom } = sidesOf(label)
      const xs = cell.outline.map(({ x }) => x)
      const ys = cell.outline.map(({ y }) => y)
      expect([left > Math.min(...xs), right < Math.max(...xs)]).toEqual([true, true])
      expect([top > Math.min(...ys), bottom < Math.max(...ys)]).toEqual([true, true])
    }
  })

  test.each([0, 60, 180])('turned by %i no two coordinates overlap', turn => {
    const boxes = drawn(game, options, turn).labels.map(label => ({ ...sidesOf(label), name: label.text }))
    const clashes = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(b => `${a.name} ${b.name}`),
    )
    expect(clashes).toEqual([])
  })
})
