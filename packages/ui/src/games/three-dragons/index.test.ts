import { expectOk, games, newMatch, piecesOf, playMove, positionOf, readMove, rulesOf } from '@tabuleiro/engine'
import { distance } from '../../board/layout'
import { threeDragonsUi } from '.'

const game = games['three-dragons']
const startWith = (options: unknown) => game.start(expectOk(game.setup(options)))

test.each([
  [{}, 81],
  [{ width: 7, height: 7 }, 49],
  [{ width: 13, height: 7 }, 91],
  [{ width: 13, height: 13 }, 169],
])('the board of %j has %i squares with names of their own', (options, count) => {
  const { cells } = threeDragonsUi.draw.shape(startWith(options).setup)
  expect(cells).toHaveLength(count)
  expect(new Set(cells.map(cell => cell.name)).size).toBe(count)
})

test('neighbours are one unit apart, a1 is at the bottom left and i9 at the top right', () => {
  const { cells } = threeDragonsUi.draw.shape(startWith({}).setup)
  const at = (name: string) => cells.find(cell => cell.name === name)?.centre ?? { x: NaN, y: NaN }
  expect(distance(at('a1'), at('b1'))).toBe(1)
  expect(distance(at('a1'), at('a2'))).toBe(1)
  expect(at('i9').x - at('a1').x).toBe(8)
  expect(at('a1').y - at('i9').y).toBe(8)
  for (const { centre } of cells) {
    const others = cells.filter(other => other.centre !== centre)
    expect(Math.min(...others.map(other => distance(centre, other.centre)))).toBe(1)
  }
})

test('half a turn leaves the pattern of the tiles as it is', () => {
  const { cells } = threeDragonsUi.draw.shape(startWith({}).setup)
  const toneAt = (x: number, y: number) => cells.find(({ centre }) => centre.x === x && centre.y === y)?.tone
  for (const { centre, tone } of cells) expect(toneAt(8 - centre.x, 8 - centre.y)).toBe(tone)
})

test('letters stand under their columns and numbers beside their ranks', () => {
  const { labels, cells } = threeDragonsUi.draw.shape(startWith({ width: 9, height: 11 }).setup)
  expect(labels.map(label => label.text)).toEqual(expect.arrayContaining(['a', 'i', '1', '10', '11']))
  expect(labels).toHaveLength(20)
  for (const { text, at } of labels) {
    const named = cells.filter(({ name }) => (/\d/.test(text) ? name.slice(1) === text : name.startsWith(text)))
    const axis = /\d/.test(text) ? 'y' : 'x'
    expect(new Set(named.map(({ centre }) => centre[axis]))).toEqual(new Set([at[axis]]))
  }
})

test('the strip counts the pieces on the board', () => {
  const s = expectOk(
    game.decode(
      startWith({}).setup,
      'm-b-bb-cm.---------.---------.---------.x-2-5---o.---------.---------.---------.m-2---1-m_1_3',
    ),
  )
  expect([threeDragonsUi.score(s, 0).score, threeDragonsUi.score(s, 1).score]).toEqual([4, 4])
})

test('the picture is a game that can be played, and shows a dragon of either side', () => {
  let match = expectOk(newMatch({ game: 'three-dragons' }))
  for (const text of threeDragonsUi.picture)
    match = expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text))))
  const dragons = piecesOf(match).filter(piece => piece.kind === 'dragon')
  expect(dragons.map(({ side, at }) => [side, at])).toEqual([
    [0, 'e5'],
    [1, 'i5'],
  ])
})
